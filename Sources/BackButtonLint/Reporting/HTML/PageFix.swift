/// What a fix-it changes, as a diff.
struct PageFix {
    private let fixIt: FixIt
    private let sources: [String: [UInt8]]

    /// More lines than this, and more columns, are cut.
    private static let mostLines = 80
    private static let mostColumns = 240

    init(_ fixIt: FixIt, _ sources: [String: [UInt8]]) {
        self.fixIt = fixIt
        self.sources = sources
    }

    /// - Parameters:
    ///   - finding: The finding that it cures, by its place in the report.
    ///   - shown: By path, the findings with which new files are shown; grows.
    func element(isAlternative: Bool, finding: Int, _ shown: inout [String: Int]) -> String {
        let title = (isAlternative ? "Or " : "Fix: ") + fixIt.message
        let isSafe = fixIt.safe ? "" : " <span class=\"aside\">changes what people see</span>"
        var parts = ["<details class=\"fix\"><summary>\(MarkupText.prose(title))\(isSafe)</summary>"]
        var changes = edited
        for file in fixIt.creates {
            if let first = shown[file.path], first != finding {
                parts.append(
                    "<p>Creates <span class=\"place\">\(MarkupText.escaped(file.path))</span>, which is shown with "
                        + "<a href=\"#\(PageLinks.finding(first))\">the first finding it cures</a>.</p>")
            } else {
                shown[file.path] = finding
                changes.append(FileChange(path: file.path, old: nil, new: Array(file.contents.utf8)))
            }
            if let target = file.target {
                parts.append(
                    "<p>Add it to the target \(MarkupText.escaped(target)) in Xcode: its project lists its files.</p>")
            }
        }
        let lines = UnifiedDiff.text(of: changes, prefix: "").split(separator: "\n", omittingEmptySubsequences: false)
        if !changes.isEmpty { parts.append(Self.listing(lines, label: "Changes for finding \(finding + 1)")) }
        return parts.joined(separator: "\n") + "</details>"
    }

    /// The files that it changes, before and after.
    private var edited: [FileChange] {
        fixIt.editedPaths.compactMap { path in
            guard let old = sources[path] else { return nil }
            let changes = fixIt.edits.filter { $0.path == path }.map(\.change)
            return changes.applied(to: old).map { FileChange(path: path, old: old, new: $0) }
        }
    }

    private static func listing(_ lines: [Substring], label: String) -> String {
        var output = ""
        var count = 0
        // The first words of a patch are for programs: the names of the files say the same.
        for line in lines where !line.hasPrefix("diff --git ") && !line.hasPrefix("new file mode ") && !line.isEmpty {
            count += 1
            guard count <= mostLines else { continue }
            output += element(line) + "\n"
        }
        if count > mostLines { output += "<span class=\"hunk\">… \(counted(count - mostLines, "more line"))</span>\n" }
        return "<pre class=\"diff\" tabindex=\"0\" aria-label=\"\(label)\"><code>\(output)</code></pre>"
    }

    private static func element(_ line: Substring) -> String {
        let text = SourceLine(Array(line.utf8.prefix(SourceLine.reach))[...]).cells.prefix(mostColumns).map(\.text)
            .joined()
        let words = MarkupText.escaped(text)
        if line.hasPrefix("+++ ") || line.hasPrefix("--- ") { return "<span class=\"file\">\(words)</span>" }
        switch line.first {
        case "+": return "<ins>\(words)</ins>"
        case "-": return "<del>\(words)</del>"
        case "@", "\\": return "<span class=\"hunk\">\(words)</span>"
        default: return words
        }
    }
}
