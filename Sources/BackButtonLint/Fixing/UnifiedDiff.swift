/// Changes as a patch that `git apply` and `patch -p1` take.
///
/// Format: https://git-scm.com/docs/diff-format, and "Detailed Description of Unified Format" of GNU diffutils.
public enum UnifiedDiff {
    /// How many lines around a change are shown.
    private static let context = 3

    /// A patch whose paths start where git's do: at the top of the work tree, or without one at the root.
    ///
    /// - Parameters:
    ///   - changes: By path.
    ///   - root: An absolute path without links.
    public static func text(of changes: [FileChange], below root: String) -> String {
        let root = Array(root.utf8)
        let way = WorkTree.top(of: root).flatMap { AbsolutePath.relative(root, to: $0) } ?? []
        return text(of: changes, prefix: way.isEmpty ? "" : String(decoding: way, as: UTF8.self) + "/")
    }

    /// - Parameter prefix: What leads from where the patch is applied to the root; empty, or with `/` at its end.
    static func text(of changes: [FileChange], prefix: String) -> String {
        var output: [UInt8] = []
        for change in changes { append(change, prefix + change.path, to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(_ change: FileChange, _ path: String, to output: inout [UInt8]) {
        let (old, new) = (lines(of: change.old ?? []), lines(of: change.new))
        let steps = LineDifference.steps(from: old, to: new)
        let hunks = hunks(of: steps)
        guard !hunks.isEmpty else { return }
        output += "diff --git \(name("a/" + path)) \(name("b/" + path))\n".utf8
        if change.old == nil { output += "new file mode 100644\n".utf8 }
        output += "--- \(change.old == nil ? "/dev/null" : name("a/" + path, endsLine: true))\n".utf8
        output += "+++ \(name("b/" + path, endsLine: true))\n".utf8
        for hunk in hunks { append(steps[hunk], old, new, to: &output) }
    }

    /// The runs of steps that are shown: the changes, and the lines around them.
    private static func hunks(of steps: [LineDifference.Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, step) in steps.enumerated() {
            if case .keep = step { continue }
            let range = max(0, index - context)..<min(steps.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func append(
        _ steps: ArraySlice<LineDifference.Step>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
        to output: inout [UInt8]
    ) {
        var (oldLines, newLines): ([Int], [Int]) = ([], [])
        var body: [UInt8] = []
        func line(_ sign: String, _ text: ArraySlice<UInt8>) {
            body += sign.utf8
            body += text
            if text.last != UInt8(ascii: "\n") { body += "\n\\ No newline at end of file\n".utf8 }
        }
        for step in steps {
            switch step {
            case .keep(let before, let after):
                oldLines.append(before)
                newLines.append(after)
                line(" ", old[before])
            case .remove(let before):
                oldLines.append(before)
                line("-", old[before])
            case .add(let after):
                newLines.append(after)
                line("+", new[after])
            }
        }
        // Of no lines the number of the line before them is given; only a file that was or gets empty has none.
        let starts = [oldLines, newLines].map { lines in "\((lines.first ?? -1) + 1),\(lines.count)" }
        output += "@@ -\(starts[0]) +\(starts[1]) @@\n".utf8
        output += body
    }

    /// The lines with their ends; only the last may have none.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }

    /// A path as patches quote it: as in C if it holds what would end it.
    private static func name(_ path: String, endsLine: Bool = false) -> String {
        let mustQuote = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || "\"\\".utf8.contains($0) }
        guard mustQuote else { return endsLine && path.contains(" ") ? path + "\t" : path }
        var quoted = "\""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 8)
                quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
