/// Deletes one modifier of a chain, with its line if it stands alone there.
enum ModifierDeletion {
    /// - Parameter call: The call of the modifier.
    /// - Returns: Nil where something would be left that doesn't compile: a modifier without a view before it, or alone
    ///   in a clause of `#if`.
    static func change(of call: Place) -> Remedy.Change? {
        guard let chain = call.node.enclosingChain, call.node.parent == chain,
            let link = call.node.link, link.position > 0, link.node.kind == .member
        else { return nil }
        let layout = Layout(tree: chain.tree)
        let range = ByteRange(link.node.range.start, call.node.range.end)
        guard layout.startsLine(range.start), layout.endsLine(range.end) else {
            return Remedy.Change(file: call.file, range: range, replacement: "")
        }
        // A comment behind it is its own.
        let line = ByteRange(layout.lineStart(of: range.start), layout.nextLine(after: range.end))
        return Remedy.Change(file: call.file, range: line, replacement: "")
    }
}
