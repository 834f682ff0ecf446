/// A name that does what a newer one does better, in code whose oldest system has the newer one.
package struct OldName: Sendable {
    package let kind: Kind

    /// The name, or the key path that ends in it.
    package let name: Place

    /// The innermost type around it.
    package let screen: String

    /// The word alone.
    package var range: ByteRange { ByteRange(name.node.range.end - text.utf8.count, name.node.range.end) }
    package var text: String { String(name.node.text.drop { $0 == "\\" || $0 == "." }) }

    package enum Kind: Sendable {
        /// `.navigationBarLeading` or `.navigationBarTrailing`.
        case placement(successor: String)

        /// A call of `navigationBarItems`.
        case items(call: Place)

        /// The key of a property for `presentationMode`.
        case presentationMode(PresentationMode)
    }

    /// What there is to change for `dismiss` to take its place.
    package struct PresentationMode: Sendable {
        /// The property's name where it is declared, and the type written behind it.
        package let property: Place
        package let type: Place?

        /// What it could be called; nil where something else is called so.
        package let freeName: String?

        /// The uses, from the property's name to the end of the call; nil if one does more than dismiss.
        package let calls: [(file: Int, range: ByteRange)]?
    }
}

extension ScreenJudge {
    /// The old names in code whose oldest system is known to have their successors, in path and source order.
    package func oldNames() -> [OldName] {
        let names = Self.placements.keys.sorted() + [SwiftUINames.navigationBarItems]
        let mentions = names.flatMap { index.uses(of: $0) } + presentationKeys()
        return mentions.sorted().compactMap { mention in
            inquiry.home = mention.file
            guard let system = ground.deploymentTarget(of: index.files[mention.file]),
                system >= DeploymentTarget(major: 14), isForUIKit(mention), let kind = kind(of: mention, system)
            else { return nil }
            guard let type = resolution.type(around: mention).map(index.node) else { return nil }
            return OldName(
                kind: kind, name: mention.at(mention.node.child(.declName) ?? mention.node),
                screen: type.typeName)
        }
    }

    /// The keys `\.presentationMode` of properties.
    private func presentationKeys() -> [Place] {
        index.uses(of: LeavingCalls.presentationMode).compactMap { use in
            guard let key = use.node.parent, key.spells("\\.presentationMode"),
                key.firstAncestor(.attribute)?.child(.attributeName)?.lastTypeName == Name("Environment")
            else { return nil }
            return use.at(key)
        }
    }

    private static let placements: [Name: String] = [
        Name("navigationBarLeading"): "topBarLeading", Name("navigationBarTrailing"): "topBarTrailing",
    ]

    private func kind(of mention: Place, _ system: DeploymentTarget) -> OldName.Kind? {
        guard let name = mention.node.usedName else {
            return system >= DeploymentTarget(major: 15)
                ? presentationMode(mention).map(OldName.Kind.presentationMode) : nil
        }
        if let successor = Self.placements[name] {
            let isPlacement =
                mention.node.kind == .implicitMember || isMember(mention.node, of: Name("ToolbarItemPlacement"))
            return isPlacement ? .placement(successor: successor) : nil
        }
        guard let link = mention.node.ownLink, link.position > 0, let call = link.call else { return nil }
        return .items(call: mention.at(call))
    }

    private func isMember(_ node: Node, of type: Name) -> Bool {
        guard let chain = node.parent, chain.kind == .chain else { return false }
        return chain.links.first?.name == type
    }

    /// The property whose `@Environment` names the key at a place.
    private func presentationMode(_ mention: Place) -> OldName.PresentationMode? {
        guard let attribute = mention.node.firstAncestor(.attribute), let declaration = attribute.parent,
            declaration.kind == .variableDecl, let binding = declaration.child(.binding),
            let property = binding.child(.declName), let type = resolution.type(around: mention)
        else { return nil }
        let isPrivate = declaration.hasModifier("private") || declaration.hasModifier("fileprivate")
        let owner = index[type].name
        let isElsewhere = !isPrivate && resolution.types(named: owner).contains { $0.file != mention.file }
        var calls: [(file: Int, range: ByteRange)]? = isElsewhere ? nil : []
        for use in uses(of: property.name, in: owner, file: mention.file) {
            guard use.node.kind == .name || use.node.kind == .member && use.node.parent?.kind == .chain else {
                continue
            }
            guard let chain = use.node.parent, chain.kind == .chain, let range = dismissal(in: chain, use.node) else {
                calls = nil
                break
            }
            calls?.append((use.file, range))
        }
        let isFree =
            property.spells("dismiss")
            || resolution.members(of: owner, named: LeavingCalls.dismiss).isEmpty
                && !uses(of: LeavingCalls.dismiss, in: owner, file: mention.file).contains { $0.node.kind == .name }
        return OldName.PresentationMode(
            property: mention.at(property), type: binding.child(.type).map(mention.at),
            freeName: isFree ? "dismiss" : nil, calls: calls)
    }

    /// The uses of a word in one file in the code of a type, its extensions there included, in source order.
    private func uses(of name: Name, in type: Name, file: Int) -> [Place] {
        resolution.types(named: type).filter { $0.file == file }.map { index.node($0) }.flatMap { declaration in
            index.uses(of: name, inFile: file).within(declaration).filter {
                resolution.type(around: $0).map { index.node($0) } == declaration
            }
        }
        .sorted()
    }

    /// From the name of `mode.wrappedValue.dismiss()` to its end.
    private func dismissal(in chain: Node, _ use: Node) -> ByteRange? {
        let links = chain.links
        guard let own = links.firstIndex(where: { $0.node == use }), own == 0 || links[0].name == SwiftNames.selfValue,
            links.count == own + 3, links[own + 1].name == LeavingCalls.wrappedValue, links[own + 1].call == nil,
            links[own + 2].name == LeavingCalls.dismiss, let call = links[own + 2].call, call.callArguments.isEmpty,
            call.trailingClosures.isEmpty, chain.range.end == call.range.end, let name = use.child(.declName)
        else { return nil }
        return ByteRange(name.range.start, call.range.end)
    }
}
