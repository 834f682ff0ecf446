extension MapFormat {
    /// A picture that stands by itself; it follows the reader's choice of light or dark.
    static let svg = MapFormat(name: "svg", summary: "a picture; large apps with one box a folder") { map in
        let picture = MapPicture(map)
        let legend = Legend(picture)
        let width = max(picture.size.width, legend.width)
        let height = picture.size.height + legend.height
        let words = map.screens.isEmpty ? "No screen is opened anywhere." : "The screens and how they are reached"
        var output = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" aria-label="\(words)">
            <title>\(words)</title>
            <style>
            \(PageColors.css)
            svg { background: var(--page); }
            \(MapStyle.css)
            .words { font: 12px var(--sans); fill: var(--muted); }
            </style>

            """
        output += picture.elements { _ in nil }
        if map.screens.isEmpty { output += "<text class=\"words\" x=\"24\" y=\"28\">\(words)</text>\n" }
        return output + legend.elements(below: picture.size.height) + "</svg>\n"
    }
}

/// What boxes and lines mean, in one row.
private struct Legend {
    private var items: [(x: Int, element: (_ x: Int, _ y: Int) -> String)] = []
    private(set) var width = 24
    var height: Int { items.isEmpty ? 24 : 40 }

    init(_ picture: MapPicture) {
        for kind in picture.kinds {
            add(kind.words) { x, y in
                "<g class=\"box \(kind.rawValue)\"><rect x=\"\(x)\" y=\"\(y - 10)\" width=\"20\" height=\"12\" rx=\"3\"/></g>"
            }
        }
        for way in picture.ways {
            let tip = way == .part ? "" : " marker-end=\"url(#arrow)\""
            add(way.words) { x, y in "<path class=\"way \(way.rawValue)\" d=\"M\(x) \(y - 4)H\(x + 26)\"\(tip)/>" }
        }
    }

    private mutating func add(_ words: String, _ sign: @escaping (_ x: Int, _ y: Int) -> String) {
        items.append(
            (width, { x, y in sign(x, y) + "<text class=\"words\" x=\"\(x + 34)\" y=\"\(y)\">\(words)</text>\n" }))
        width += 34 + words.count * 7 + 24
    }

    func elements(below y: Int) -> String { items.map { $0.element($0.x, y + 14) }.joined() }
}
