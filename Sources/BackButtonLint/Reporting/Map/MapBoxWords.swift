/// The words on a box, cut so that they fit, and how large that makes it.
struct MapBoxWords {
    let title: String
    let remark: String?

    /// Between the left side and the words.
    static let padding = 12

    /// More columns than this are cut.
    private static let mostColumns = 34

    init(_ box: MapGraph.Box) {
        // Of a folder the last part of its path tells most.
        title = box.kind == .folder ? Self.cutFront(box.title) : Self.cutBack(box.title)
        remark = box.remark
    }

    static func size(of box: MapGraph.Box) -> MapLayout.Size {
        let words = MapBoxWords(box)
        // What letters take in common fonts, rather too much than too little: a reader may have a wide one.
        let title = DisplayWidth.of(PrintableText.escaped(words.title)) * 41 / 5
        let remark = words.remark.map { DisplayWidth.of($0) * 7 } ?? 0
        let width = max(title, remark) + 2 * padding
        return MapLayout.Size(width: max(72, (width + 3) / 4 * 4), height: words.remark == nil ? 32 : 48)
    }

    private static func cutBack(_ text: String) -> String {
        DisplayWidth.of(text) <= mostColumns ? text : fitting(text.map { $0 }) + "…"
    }

    private static func cutFront(_ text: String) -> String {
        if DisplayWidth.of(text) <= mostColumns { return text }
        let tail = String(fitting(text.reversed()).reversed())
        // Whole names of folders, if one fits.
        return "…" + (tail.firstIndex(of: "/").map { String(tail[$0...]) } ?? tail)
    }

    private static func fitting(_ characters: [Character]) -> String {
        var output = ""
        var columns = 1
        for character in characters {
            columns += DisplayWidth.of(character)
            if columns > mostColumns { break }
            output.append(character)
        }
        return output
    }
}
