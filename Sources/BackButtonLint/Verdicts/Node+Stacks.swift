/// Where a name stands as seen from navigation.
extension Node {
    /// Whether it is put on a stack itself, or on its first view: it reaches the stack's controller, which all pushed
    /// screens share.
    var standsAroundStack: Bool {
        for ancestor in ancestors where ancestor.kind == .chain {
            if let base = ancestor.links.first, base.position == 0, let call = base.call,
                base.name == Name("NavigationStack") || base.name == Name("NavigationView"),
                !call.contains(self) || isFirstView(in: call)
            {
                return true
            }
        }
        return false
    }

    /// Of a modifier's name: the stack that the modifier is put on.
    var stackBefore: Node? {
        guard let base = enclosingChain?.links.first, base.position == 0, base.call != nil, base.node != self,
            SwiftUINames.stacks.contains(base.name)
        else { return nil }
        return base.node.child(.declName)
    }

    private func isFirstView(in call: Node) -> Bool {
        guard let closure = call.trailingClosures.first?.value, closure.contains(self) else { return false }
        return !isInDestination(within: closure)
    }

    /// Whether it stands in what some part of `root` pushes or presents.
    func isInDestination(within root: Node) -> Bool {
        for ancestor in ancestors {
            if ancestor == root { return false }
            if ancestor.isDestination { return true }
        }
        return false
    }

    /// Of an argument or trailing closure: whether it is what its call pushes or presents.
    private var isDestination: Bool {
        let call: Node?
        switch kind {
        case .argument: call = parent?.parent
        case .trailingClosure: call = parent
        default: return false
        }
        guard let call, call.kind == .call, let link = call.link else { return false }
        if SwiftUINames.links.contains(link.name) { return NavigationLinks.isDestination(self, of: call) }
        guard SwiftUINames.pushing.contains(link.name) || SwiftUINames.presenting.contains(link.name) else {
            return false
        }
        let label = child(.label)?.name
        return kind == .trailingClosure || label == SwiftUINames.destination || label == SwiftUINames.content
    }
}
