/// Marks a screen as closed on purpose, for its author to say why.
enum LockDirective {
    /// Xcode shows the reason as a placeholder to be typed over.
    private static let comment = "// backlint:locked - <#reason#>"

    /// - Parameter hide: The identifier of the hide.
    static func remedy(at hide: Place) -> Remedy {
        let layout = Layout(tree: hide.node.tree)
        let start = layout.lineStart(of: hide.node.range.start)
        let text = layout.indentation(at: start) + comment + layout.lineEnd
        let change = Remedy.Change(file: hide.file, range: ByteRange(start, start), replacement: text)
        return Remedy(message: "mark the screen as closed on purpose", isSafe: false, edits: [change])
    }
}
