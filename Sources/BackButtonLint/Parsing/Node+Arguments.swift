/// One argument: its label, if it has one, and its expression.
package struct Argument: Sendable {
    /// The `argument` node.
    package let node: Node

    /// The word before the colon.
    package var label: Node? { node.child(.label) }

    /// The expression; none where it is still to be written.
    package var value: Node? { node.children.first { $0.kind != .label } }
}

extension Node {
    /// The arguments of a call, macro, attribute, subscript, tuple or interpolation, in source order.
    package var arguments: [Argument] {
        let list =
            switch kind {
            case .call, .macroExpansion, .attribute: child(.arguments)
            default: self
            }
        return list?.children.lazy.filter { $0.kind == .argument }.map { Argument(node: $0) } ?? []
    }

    /// The expression of the first argument with a label.
    package func argument(_ label: StaticString) -> Node? {
        for argument in arguments where argument.label?.spells(label) == true { return argument.value }
        return nil
    }

    /// The expression of the argument at an index, from 0, if it has no label.
    package func argument(at index: Int) -> Node? {
        let arguments = arguments
        guard arguments.indices.contains(index), arguments[index].label == nil else { return nil }
        return arguments[index].value
    }
}
