/// Finds the controls in the destinations of a file that dismiss the view around instead of the destination.
package struct MisplacedDismissalFinder {
    private let resolution: Resolution
    private var index: ProjectIndex { resolution.index }

    package init(_ inquiry: Inquiry, team: TeamNames = TeamNames()) {
        resolution = Resolution(inquiry, team: team)
    }

    /// Those in all files in which a screen hides its back button, in path and source order.
    package func dismissals() -> [MisplacedDismissal] {
        var files: [Int] = []
        for hide in index.uses(of: SwiftUINames.hide) where files.last != hide.file { files.append(hide.file) }
        return files.flatMap { file -> [MisplacedDismissal] in
            resolution.inquiry.home = file
            return dismissals(in: file)
        }
    }

    private func dismissals(in file: Int) -> [MisplacedDismissal] {
        let facts = index.facts(at: file)
        var found: [MisplacedDismissal] = []
        var names: Set<Name> = []
        for row in facts.declarations.indices where facts.declarations[row].kind == .variable {
            let property = DeclarationID(file: file, index: row)
            guard isDismissal(property), names.insert(index[property].name).inserted else { continue }
            found += index.uses(of: index[property].name, inFile: file).compactMap(misplaced)
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Whether a property holds the environment's way to take the view away that declares it.
    private func isDismissal(_ property: DeclarationID) -> Bool {
        guard let key = index.node(property).wrapper(Name("Environment"))?.callArguments.first?.value else {
            return false
        }
        return key.spells("\\.dismiss") || key.spells("\\.presentationMode")
    }

    private func misplaced(_ use: Place) -> MisplacedDismissal? {
        guard let name = use.node.child(.declName), isCalled(use.node),
            case .members(let members) = resolution.meaning(of: name.name, at: use, mayBeGlobal: false),
            members.count == 1, isDismissal(members[0]), let type = index.type(around: members[0]),
            let declared = index.node(members[0]).child(.declName), let control = control(around: use.node),
            let opener = opener(around: control, use.file), !clears(opener.link, control)
        else { return nil }
        return MisplacedDismissal(
            name: use.at(name), screen: index.node(type).typeName,
            declaration: Place(members[0].file, declared),
            opener: use.at(opener.link.node.child(.declName) ?? opener.link.node), isPushed: opener.isPushed)
    }

    /// Whether a use dismisses, there and then: `dismiss()`, `mode.wrappedValue.dismiss()`, `dismiss.callAsFunction` as
    /// an action.
    private func isCalled(_ use: Node) -> Bool {
        guard let chain = use.parent, chain.kind == .chain else { return false }
        let links = chain.links
        let own = links.first?.name == SwiftNames.selfValue ? links.dropFirst() : links[...]
        guard let first = own.first, first.node == use else { return false }
        return first.call != nil
            || own.dropFirst().contains {
                $0.name == LeavingCalls.dismiss && $0.call != nil || $0.name == Self.reference
            }
    }

    private static let reference = Name("callAsFunction")

    /// The closure or value that a control of the system's runs when it is used, around a use; nil where it is handed to
    /// anybody else, who may mean to take both away.
    private func control(around use: Node) -> Node? {
        for ancestor in use.ancestors {
            let value: Node
            let call: Node?
            switch ancestor.kind {
            case .closure:
                value = ancestor
                call = ancestor.parent?.kind == .argument ? ancestor.parent?.parent?.parent : ancestor.parent?.parent
            case .argument:
                guard let handed = ancestor.expression, handed.kind != .closure else { continue }
                value = handed
                call = ancestor.parent?.parent
            case .codeBlock where ancestor.parent?.kind == .funcDecl, .accessorBlock, .memberBlock: return nil
            default: continue
            }
            guard let link = call?.link else { return nil }
            let label = value.parent?.child(.label)?.name
            if link.name == SwiftUINames.button, link.position == 0 {
                return label == SwiftUINames.action || label == nil && value.kind == .closure ? value : nil
            }
            if SwiftUINames.gestures.contains(link.name) { return value.kind == .closure ? value : nil }
            guard value.kind == .closure, Self.runners.contains(link.name) else { return nil }
        }
        return nil
    }

    /// What runs the closure it is handed as part of the code around.
    private static let runners: Set<Name> = [
        Name("Task"), Name("withAnimation"), Name("async"), Name("asyncAfter"), Name("run"), Name("withTransaction"),
        Name("detached"),
    ]

    /// What pushes or presents the view that a control stands in, within the type's own code.
    private func opener(around control: Node, _ file: Int) -> (link: ChainLink, isPushed: Bool)? {
        var child = control
        for ancestor in control.ancestors {
            switch ancestor.kind {
            case .memberBlock, .funcDecl, .structDecl: return nil
            case .argument, .trailingClosure:
                guard let call = ancestor.kind == .argument ? ancestor.parent?.parent : ancestor.parent,
                    call.kind == .call, let link = call.link
                else { break }
                let label = ancestor.child(.label)?.name
                if link.name == SwiftUINames.navigationLink, NavigationLinks.isDestination(ancestor, of: call) {
                    return (link, true)
                }
                let isContent =
                    child.kind == .closure && (label == nil || label == SwiftUINames.content)
                    || label == SwiftUINames.destination || label == SwiftUINames.content
                if isContent, SwiftUINames.pushing.contains(link.name) { return (link, true) }
                if isContent, SwiftUINames.presenting.contains(link.name) { return (link, false) }
            default: break
            }
            child = ancestor
        }
        return nil
    }

    /// Whether a control also takes away what it stands on: then it means both.
    private func clears(_ opener: ChainLink, _ control: Node) -> Bool {
        guard let call = opener.call else { return false }
        let flags = call.callArguments.filter { $0.label.map(SwiftUINames.showing.contains) == true }
            .flatMap { [$0.value] + Array($0.value.descendants) }.compactMap(\.usedName)
        return control.descendants.contains { node in
            if let (target, _) = node.assignment, let flag = target.links.last?.name { return flags.contains(flag) }
            let links = node.links
            return links.last?.name == LeavingCalls.toggle
                && links.dropLast().last.map { flags.contains($0.name) } == true
        }
    }
}
