/// Puts rectangles beside and below each other.
struct Shelves {
    struct Part {
        let width: Int
        let height: Int
    }

    /// By part: its upper left corner.
    private(set) var corners: [MapLayout.Point]
    private(set) var width = 0
    private(set) var height = 0

    /// The highest come first, so that little is left empty.
    init(_ parts: [Part], width limit: Int) {
        let limit = max(limit, parts.map(\.width).max() ?? 0)
        corners = Array(repeating: MapLayout.Point(x: 0, y: 0), count: parts.count)
        var (x, y, shelf) = (0, 0, 0)
        for row in parts.indices.sorted(by: { (parts[$1].height, $0) < (parts[$0].height, $1) }) {
            let part = parts[row]
            if x > 0, x + part.width > limit {
                y += shelf + MapLayout.componentGap
                (x, shelf) = (0, 0)
            }
            corners[row] = MapLayout.Point(x: x, y: y)
            shelf = max(shelf, part.height)
            width = max(width, x + part.width)
            height = max(height, y + part.height)
            x += part.width + MapLayout.componentGap
        }
    }
}
