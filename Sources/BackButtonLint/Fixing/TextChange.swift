/// A part of a text that is replaced.
struct TextChange {
    let range: ByteRange
    let replacement: String
}

extension [TextChange] {
    /// A text with all of them made; nil if two overlap, or one reaches beyond the text.
    ///
    /// They may come in any order. Of those that start at one place the shorter come first, then those that do here.
    func applied(to old: [UInt8]) -> [UInt8]? {
        let order = indices.sorted {
            (self[$0].range.start, self[$0].range.end, $0) < (self[$1].range.start, self[$1].range.end, $1)
        }
        var new: [UInt8] = []
        var end = 0
        for change in order.map({ self[$0] }) {
            guard end <= change.range.start, change.range.end <= old.count else { return nil }
            new += old[end..<change.range.start]
            new += change.replacement.utf8
            end = change.range.end
        }
        return new + old[end...]
    }
}

extension Edit {
    var change: TextChange {
        TextChange(range: ByteRange(range.start.offset, range.end.offset), replacement: replacement)
    }
}
