/// Whether a conformance says `@retroactive` where neither the type nor the protocol is its module's, and only there.
///
/// Source: Swift Evolution proposal 0364; names with a module before them say as much.
struct Retroactivity {
    let resolution: Resolution
    private var index: ProjectIndex { resolution.inquiry.index }

    /// - Parameters:
    ///   - entry: The protocol in the list.
    ///   - declaration: The extension or class whose list it is.
    ///   - type: What is extended or declared.
    func judge(_ entry: Place, of declaration: Node, _ type: Name) -> SwipeRepair.Retroactive {
        let attribute = entry.node.children(.attribute).first {
            $0.child(.attributeName)?.spells("retroactive") == true
        }
        if type == SwipeNames.navigationController {
            if attribute != nil || isQualified(entry.node, declaration) { return .fine }
            return isSaidInOtherClause(entry, declaration) ? .fine : .missing
        }
        guard let attribute else { return .fine }
        let isOwn = resolution.types(named: type).contains { id in
            index[id].kind != .extensionType && isOfOneModule(id.file, entry.file)
        }
        return isOwn ? .wrong(entry.at(attribute)) : .fine
    }

    /// Where manifests say nothing, all files are one module's.
    private func isOfOneModule(_ file: Int, _ other: Int) -> Bool {
        index.shareTarget(file, other) || !index.hasTargets(file) && !index.hasTargets(other)
    }

    /// `UIKit.UINavigationController: UIKit.UIGestureRecognizerDelegate`
    private func isQualified(_ entry: Node, _ declaration: Node) -> Bool {
        let kit = Name("UIKit")
        return entry.words.contains(kit) && declaration.child(.type)?.words.contains(kit) == true
    }

    /// Of the branches of an `#if`, one for each compiler, one suffices.
    private func isSaidInOtherClause(_ entry: Place, _ declaration: Node) -> Bool {
        for ancestor in declaration.ancestors where ancestor.kind == .ifConfig {
            let isSaid = ancestor.descendants.contains { node in
                node.kind == .inheritedType && node.lastTypeName == SwipeNames.gestureDelegate
                    && node.children(.attribute).contains { $0.child(.attributeName)?.spells("retroactive") == true }
            }
            if isSaid { return true }
        }
        return false
    }
}
