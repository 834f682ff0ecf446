extension Node {
    /// The two sides of a `sequence` that assigns with `=`: all of the target, and the value's first part (`b` in
    /// `a = b as? C`).
    package var assignment: (target: Node, value: Node)? {
        guard kind == .sequence else { return nil }
        var parts = children
        guard let target = parts.next(), let sign = parts.next(), let value = parts.next(),
            sign.kind == .operatorToken, sign.spells("=")
        else { return nil }
        return (target, value)
    }
}
