/// Several edits of one file as a single one, with the text that stands between them.
struct JoinedEdit {
    let path: String
    let range: PositionRange
    let replacement: String

    /// Nil for edits of several files, that overlap, or whose text between isn't known.
    init?(_ edits: [Edit], in sources: [String: [UInt8]]) {
        let edits = edits.sorted { $0.range.start.offset < $1.range.start.offset }
        guard let first = edits.first, var last = edits.first else { return nil }
        var text = first.replacement
        for edit in edits.dropFirst() {
            let (start, end) = (last.range.end.offset, edit.range.start.offset)
            guard edit.path == first.path, let bytes = sources[edit.path], start <= end, end <= bytes.count else {
                return nil
            }
            text += String(decoding: bytes[start..<end], as: UTF8.self) + edit.replacement
            last = edit
        }
        path = first.path
        range = PositionRange(start: first.range.start, end: last.range.end)
        replacement = text
    }
}
