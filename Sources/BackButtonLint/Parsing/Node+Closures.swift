/// A closure handed to a call, in its parentheses or behind them.
package struct HandedClosure: Sendable {
    /// The word before its colon; none for the first trailing closure, or an argument without a label.
    package let label: Node?
    /// The `closure` node.
    package let closure: Node
    /// Whether it stands behind the parentheses.
    package let isTrailing: Bool
}

extension Node {
    /// The closures that a call, subscript or macro is handed, in source order.
    package var handedClosures: [HandedClosure] {
        var closures: [HandedClosure] = []
        for argument in arguments {
            guard let value = argument.value, value.kind == .closure else { continue }
            closures.append(HandedClosure(label: argument.label, closure: value, isTrailing: false))
        }
        for trailing in children where trailing.kind == .trailingClosure {
            guard let closure = trailing.child(.closure) else { continue }
            closures.append(HandedClosure(label: trailing.child(.label), closure: closure, isTrailing: true))
        }
        return closures
    }

    /// The closure handed under a label.
    package func handedClosure(_ label: StaticString) -> Node? {
        handedClosures.first { $0.label?.spells(label) == true }?.closure
    }

    /// The first trailing closure.
    package var trailingClosure: Node? { child(.trailingClosure)?.child(.closure) }

    /// Whether a closure or block has a closing brace of its own: unfinished code may lack it.
    package var isClosed: Bool {
        let end = Int(tree.endTokens[Int(id.row)])
        var last = Int(tree.firstTokens[Int(id.row)]) + 1
        for child in children { last = Int(tree.endTokens[Int(child.id.row)]) }
        return last < end && tree.tokens[end - 1].kind == .rightBrace
    }
}
