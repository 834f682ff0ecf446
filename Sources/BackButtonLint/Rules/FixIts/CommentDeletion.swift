/// Deletes comments: each with its line if it stands alone there, else with the blanks before it.
enum CommentDeletion {
    static func remedy(of comments: [ByteRange], in tree: SyntaxTree, file: Int) -> Remedy {
        let layout = Layout(tree: tree)
        let edits = comments.map { comment in
            let line = layout.lineStart(of: comment.start)
            let range =
                layout.startsLine(comment.start)
                ? ByteRange(line, layout.nextLine(after: comment.end))
                : ByteRange(layout.trimmedEnd(of: line, comment.start), layout.lineEnd(of: comment.end))
            return Remedy.Change(file: file, range: range, replacement: "")
        }
        let message = comments.count == 1 ? "delete the comment" : "delete the comment, and what ends it"
        return Remedy(message: message, isSafe: true, edits: edits)
    }
}
