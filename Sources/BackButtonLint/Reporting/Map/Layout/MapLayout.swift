/// Where the boxes of a drawing lie, and along what points its lines run: in layers from left to right, after Sugiyama.
///
/// A function of its input alone, and about linear in its size.
struct MapLayout: Equatable {
    struct Point: Equatable {
        var x: Int
        var y: Int
    }

    /// A box by its upper left corner.
    struct Frame: Equatable {
        var x: Int
        var y: Int
        let width: Int
        let height: Int
    }

    struct Size: Equatable {
        let width: Int
        let height: Int
    }

    /// By box.
    private(set) var frames: [Frame] = []

    /// By line: from the side of one box to the side of the other. Between two points that lie on one height a line is
    /// straight. A line of a box to itself has two points on the upper side.
    private(set) var paths: [[Point]] = []

    private(set) var size = Size(width: 0, height: 0)

    /// The free space between layers, and around what is drawn beside each other.
    static let layerGap = 64
    static let componentGap = 36

    /// - Parameters:
    ///   - sizes: By box.
    ///   - lines: By the places of their boxes.
    ///   - width: What the drawing should not be wider than, if it can be done.
    init(_ sizes: [Size], lines: [(from: Int, to: Int)], width: Int = 1160) {
        frames = sizes.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
        paths = Array(repeating: [], count: lines.count)
        var parts: [Shelves.Part] = []
        let components = Components.of(sizes.count, lines)
        for component in components {
            let layers = Layers(component, lines)
            let part = LayeredDrawing(layers, sizes)
            parts.append(Shelves.Part(width: part.width, height: part.height))
            for (box, corner) in part.corners { (frames[box].x, frames[box].y) = (corner.x, corner.y) }
            for (line, path) in part.paths { paths[line] = path }
            for line in component.loops { paths[line] = Self.loop(at: frames[lines[line].from]) }
        }
        let shelves = Shelves(parts, width: width)
        size = Size(width: shelves.width, height: shelves.height)
        for (component, corner) in zip(components, shelves.corners) {
            for box in component.boxes {
                frames[box].x += corner.x
                frames[box].y += corner.y
            }
            for line in component.lines + component.loops {
                for point in paths[line].indices {
                    paths[line][point].x += corner.x
                    paths[line][point].y += corner.y
                }
            }
        }
    }

    private static func loop(at frame: Frame) -> [Point] {
        [Point(x: frame.x + frame.width - 28, y: frame.y), Point(x: frame.x + frame.width - 12, y: frame.y)]
    }
}
