/// What the calls of the hiding modifier say.
enum Hiding {
    /// Whether a call hides.
    static func hides(_ call: Node) -> Hides {
        guard let argument = call.callArguments.first?.value else { return .always }
        if argument.spells("true") { return .always }
        return argument.spells("false") ? .never : .conditional
    }

    /// Whether a modifier further out shows the button again: of several on one screen the outermost wins.
    ///
    /// Looks at the chains around a node, as far as its closure or argument reaches.
    static func isUndone(around node: Node) -> Bool {
        var child = node
        for ancestor in [node] + Array(node.ancestors) {
            switch ancestor.kind {
            case .chain:
                let links = ancestor.links.filter { $0.name == SwiftUINames.hide && $0.call != nil }
                if let outermost = links.last, let call = outermost.call, hides(call) == .never,
                    outermost.node != child, call.id > child.id || !ancestor.contains(child)
                {
                    return true
                }
            case .codeBlock, .closure, .memberBlock: return false
            default: break
            }
            child = ancestor
        }
        return false
    }
}
