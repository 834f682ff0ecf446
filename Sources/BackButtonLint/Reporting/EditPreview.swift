/// What one edit does to the lines it touches, as lines taken out and put in.
struct EditPreview {
    /// The number of the first line that changes, or behind which lines are put in.
    let line: Int
    let removed: [String]
    let added: [String]

    /// Nil if the edit's place isn't one of `bytes`.
    init?(of edit: Edit, in bytes: [UInt8]) {
        let (start, end) = (edit.range.start, edit.range.end)
        let first = start.offset - (start.column - 1)
        guard first >= 0, first <= start.offset, start.offset <= end.offset, end.offset <= bytes.count else {
            return nil
        }
        let last = bytes[end.offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let before = Self.lines(String(decoding: bytes[first..<(last ?? bytes.count)], as: UTF8.self))
        let after = Self.lines(
            String(decoding: bytes[first..<start.offset], as: UTF8.self) + edit.replacement
                + String(decoding: bytes[end.offset..<(last ?? bytes.count)], as: UTF8.self))

        let kept = zip(before, after).prefix { $0 == $1 }.count
        let tail = zip(before[kept...].reversed(), after[kept...].reversed()).prefix { $0 == $1 }.count
        removed = Array(before[kept..<(before.count - tail)])
        added = Array(after[kept..<(after.count - tail)])
        line = start.line + kept
    }

    private static func lines(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    }
}
