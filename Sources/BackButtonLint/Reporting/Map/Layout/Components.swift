/// Boxes that lines join, and these lines.
struct Component {
    /// Ascending, as the lines are.
    var boxes: [Int] = []
    var lines: [Int] = []
    /// Lines of a box to itself.
    var loops: [Int] = []
}

/// The parts of a drawing that nothing joins.
enum Components {
    /// In the order of their first boxes.
    static func of(_ count: Int, _ lines: [(from: Int, to: Int)]) -> [Component] {
        var parents = Array(0..<count)
        func root(_ box: Int) -> Int {
            var box = box
            while parents[box] != box {
                parents[box] = parents[parents[box]]
                box = parents[box]
            }
            return box
        }
        for line in lines {
            let (from, to) = (root(line.from), root(line.to))
            parents[max(from, to)] = min(from, to)
        }
        var components: [Component] = []
        var places = [Int](repeating: 0, count: count)
        for box in 0..<count {
            if root(box) == box {
                places[box] = components.count
                components.append(Component())
            }
            components[places[root(box)]].boxes.append(box)
        }
        for (row, line) in lines.enumerated() {
            let place = places[root(line.from)]
            if line.from == line.to { components[place].loops.append(row) } else { components[place].lines.append(row) }
        }
        return components
    }
}

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
