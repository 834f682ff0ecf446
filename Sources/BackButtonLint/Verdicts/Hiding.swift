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

    /// Of the hides that are shown whenever a call of one is, the outermost, else the first: what is put behind it serves
    /// them all.
    ///
    /// - Parameter call: Stands on the screen of the declaration around it.
    static func first(shownWith call: Node) -> Node {
        var found = call
        for ancestor in call.ancestors {
            switch ancestor.kind {
            case .chain: found = hide(in: ancestor) ?? found
            case .codeBlock, .closure:
                // What is shown in a branch of `if` or `switch` goes with what stands around it, not the other way.
                let before = ancestor.children.lazy.prefix { $0.range.end <= call.range.start }
                found = before.lazy.compactMap(hide).first ?? found
            case .binding where ancestor.child(.codeBlock) == nil: return call
            case .memberBlock: return found
            default: break
            }
        }
        return found
    }

    /// The first in a chain that hides in any case.
    private static func hide(in chain: Node) -> Node? {
        chain.links.lazy.filter { $0.name == SwiftUINames.hide }.compactMap(\.call)
            .first { $0.parent == chain && hides($0) == .always }
    }
}
