/// Patterns of ignore files, each found by the text that what it matches begins with: however many there are, few are
/// looked at.
struct PatternTable: Sendable {
    /// What may stand behind the text.
    enum Rest: Sendable {
        case nothing
        case anything
        case wildcard(Wildcard)
    }

    /// Holds no reference: sorting moves it about.
    private struct Row: Sendable {
        enum Kind { case whole, beginning, wildcard }

        /// In `texts`.
        let text: Range<Int>
        /// The first eight bytes of the text as a number that is ordered as they are.
        let key: UInt64
        let kind: Kind
        /// In `wildcards`, where it is one.
        let wildcard: Int
        /// Where the pattern stands in its file.
        let line: Int
        let isFolderOnly: Bool
    }

    /// Whether texts and what they are compared with are read from their ends.
    private let isReversed: Bool

    /// Sorted by their texts, and those of one text by line.
    private var rows: [Row] = []
    private var texts: [UInt8] = []
    private var wildcards: [Wildcard] = []

    init(isReversed: Bool = false) { self.isReversed = isReversed }

    /// Adds a pattern; `sort` has to follow before anything is looked for.
    ///
    /// - Parameter text: As it is written, in a table that is read from the end too.
    mutating func add(_ text: ArraySlice<UInt8>, _ rest: Rest, line: Int, isFolderOnly: Bool) {
        let start = texts.count
        if isReversed { texts.append(contentsOf: text.reversed()) } else { texts.append(contentsOf: text) }
        let kind: Row.Kind
        switch rest {
        case .nothing: kind = .whole
        case .anything: kind = .beginning
        case .wildcard(let wildcard):
            kind = .wildcard
            wildcards.append(wildcard)
        }
        let key = (start..<start + 8).reduce(UInt64(0)) { $0 << 8 | ($1 < texts.count ? UInt64(texts[$1]) : 0) }
        rows.append(
            Row(
                text: start..<texts.count, key: key, kind: kind, wildcard: wildcards.count - 1, line: line,
                isFolderOnly: isFolderOnly))
    }

    mutating func sort() {
        guard rows.count > 1 else { return }
        rows.sort { left, right in
            if left.key != right.key { return left.key < right.key }
            let (leftText, rightText) = (texts[left.text].dropFirst(8), texts[right.text].dropFirst(8))
            if leftText == rightText, left.text.count == right.text.count { return left.line < right.line }
            if leftText == rightText { return left.text.count < right.text.count }
            return leftText.lexicographicallyPrecedes(rightText)
        }
        // Who writes the same line many times means it once.
        var kept: [Row] = []
        for row in rows {
            if let last = kept.last, last.key == row.key, last.kind == .whole, row.kind == .whole,
                last.isFolderOnly == row.isFolderOnly, texts[last.text] == texts[row.text]
            {
                kept.removeLast()
            }
            kept.append(row)
        }
        rows = kept
    }

    /// Raises `line` to that of the last pattern that matches, if that stands behind it.
    func look(for subject: UnsafeBufferPointer<UInt8>, isFolder: Bool, line: inout Int) {
        guard !rows.isEmpty else { return }
        texts.withUnsafeBufferPointer { texts in
            rows.withUnsafeBufferPointer { rows in
                var has: ByteMask?
                var (low, high, depth) = (0, rows.count, 0)
                // In `low..<high` are those whose first `depth` bytes are the subject's; the shortest come first.
                while true {
                    while low < high, rows[low].text.count == depth {
                        let row = rows[low]
                        low += 1
                        if row.line < line || row.isFolderOnly && !isFolder { continue }
                        switch row.kind {
                        case .whole: if depth < subject.count { continue }
                        case .beginning: break
                        case .wildcard:
                            has = has ?? ByteMask(subject)
                            guard has?.holds(wildcards[row.wildcard].needs) == true,
                                wildcards[row.wildcard].matches(UnsafeBufferPointer(rebasing: subject[depth...]))
                            else { continue }
                        }
                        line = row.line
                    }
                    guard low < high, depth < subject.count else { return }
                    let byte = subject[isReversed ? subject.count - 1 - depth : depth]
                    func bound(where isBeyond: (UInt8) -> Bool) -> Int {
                        rows[low..<high].partitioningIndex { isBeyond(texts[$0.text.lowerBound + depth]) }
                    }
                    low = bound { $0 >= byte }
                    high = bound { $0 > byte }
                    depth += 1
                }
            }
        }
    }
}
