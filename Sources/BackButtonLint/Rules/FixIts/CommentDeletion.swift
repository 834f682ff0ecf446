/// Deletes a comment: with its line if it stands alone there, else with the blanks before it.
enum CommentDeletion {
    static func remedy(of comment: ByteRange, in tree: SyntaxTree, file: Int) -> Remedy {
        let layout = Layout(tree: tree)
        let line = layout.lineStart(of: comment.start)
        let range =
            layout.startsLine(comment.start)
            ? ByteRange(line, layout.nextLine(after: comment.end))
            : ByteRange(layout.trimmedEnd(of: line, comment.start), layout.lineEnd(of: comment.end))
        let deletion = Remedy.Change(file: file, range: range, replacement: "")
        return Remedy(message: "delete the comment", isSafe: true, edits: [deletion])
    }
}
