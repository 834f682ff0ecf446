/// A drag over a whole screen that leaves it, in the place of the swipe from the edge.
package struct DragExit: Sendable {
    /// The gesture's name.
    package let name: Place

    /// The innermost type around it.
    package let screen: String

    /// What it does.
    package let wayBack: Verdict<WayBack>
}

extension ScreenJudge {
    /// The drags on the outermost view of a screen that leave it, in path and source order.
    package func dragExits() -> [DragExit] {
        index.uses(of: Self.drag).compactMap { mention in
            inquiry.home = mention.file
            guard let name = mention.node.child(.declName), isForUIKit(mention), isOnWholeScreen(mention.node),
                let type = resolution.type(around: mention)
            else { return nil }
            let gesture = mention.at(mention.node.enclosingChain ?? mention.node)
            let words = Set(gesture.node.words)
            guard !words.contains(Self.height) || words.contains(Self.width) else { return nil }
            guard let wayBack = wayBack(by: gesture, mark: mention.at(name)),
                let last = wayBack.steps.last, Self.deeds.contains(last.reason)
            else { return nil }
            return DragExit(
                name: mention.at(name), screen: index.node(type).typeName,
                wayBack: wayBack)
        }
    }

    /// What surely takes the screen away; state that a drag sets may be anything's.
    private static let deeds: Set<Reason> = [
        .callsDismiss, .handsOnDismiss, .popsPath, .popsController, .leavesByName, .leavesByTeamName,
    ]
    private static let drag = Name("DragGesture")
    private static let width = Name("width")
    private static let height = Name("height")
    private static let modifiers: Set<Name> = [
        Name("gesture"), Name("simultaneousGesture"), Name("highPriorityGesture"),
    ]

    /// Whether a gesture is put on the one view that a `body` is made of.
    private func isOnWholeScreen(_ gesture: Node) -> Bool {
        guard let call = gesture.firstAncestor(.call).flatMap({ $0.contains(gesture) ? $0 : nil }),
            let link = call.link, Self.modifiers.contains(link.name), link.position > 0,
            let chain = call.enclosingChain,
            let block = chain.parent?.kind == .returnStmt ? chain.parent?.parent : chain.parent,
            block.kind == .codeBlock, let binding = block.parent
        else { return false }
        return (binding.kind == .binding || binding.kind == .funcDecl)
            && binding.child(.declName)?.name == SwiftUINames.body
    }
}
