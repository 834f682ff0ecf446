/// What a run says of the files that it could not look at, for standard error.
public enum ComplaintText {
    /// A line for each, not worded as the compiler's errors are: Xcode would look for the file.
    ///
    /// What Xcode's sandbox denies may be all there is, and is said once; and as a warning, without which nobody would see
    /// that hardly anything was checked.
    public static func lines(_ report: Report, _ spelling: PathSpelling) -> [String] {
        let denied = report.complaints.filter { $0.reason == ScriptSandbox.words }
        var lines = report.complaints.filter { $0.reason != ScriptSandbox.words }.map { complaint in
            let path = complaint.path.hasPrefix("/") ? complaint.path : spelling.of(complaint.path)
            return Tool.talk("\(path.isEmpty ? report.root : path): \(complaint.reason)")
        }
        if let first = denied.first {
            let path = first.path.hasPrefix("/") ? first.path : report.absolutePath(to: first.path)
            let others = denied.count > 1 ? " and \(denied.count - 1) more" : ""
            lines.append("warning: cannot read '\(path)'\(others): \(ScriptSandbox.words)")
        }
        return lines
    }
}
