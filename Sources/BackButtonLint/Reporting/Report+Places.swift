extension Report {
    /// A path as most readers of reports resolve it: from the top of the work tree instead of from the root.
    func pathFromTop(to path: String) -> String { pathFromTop.isEmpty ? path : pathFromTop + "/" + path }

    /// A path as it is found from anywhere.
    func absolutePath(to path: String) -> String { root.hasSuffix("/") ? root + path : root + "/" + path }

    /// The message and the place that decided it, the last of the notes, if it is on another line; on one line.
    ///
    /// - Parameter spelling: How the place's path is written.
    func sentence(_ diagnostic: Diagnostic, _ spelling: (String) -> String) -> String {
        var text = diagnostic.message
        if let decision = diagnostic.notes.last,
            decision.path != diagnostic.path || decision.range.start.line != diagnostic.range.start.line
        {
            text += "; see \(spelling(decision.path)):\(decision.range.start.line)"
        }
        return PrintableText.escaped(text)
    }
}
