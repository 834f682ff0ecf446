/// One component with coordinates.
struct LayeredDrawing {
    /// By box: its upper left corner.
    private(set) var corners: [(box: Int, corner: MapLayout.Point)] = []
    private(set) var paths: [(line: Int, path: [MapLayout.Point])] = []
    private(set) var width = 0
    private(set) var height = 0

    private let layers: Layers
    private let sizes: [MapLayout.Size]

    init(_ layers: Layers, _ sizes: [MapLayout.Size]) {
        self.layers = layers
        self.sizes = sizes
        let columns = columns()
        let centers = LayerHeights.centers(of: layers) { slot in
            if case .box(let box) = layers.slots[slot] { sizes[box].height } else { Self.knotHeight }
        }
        for slot in layers.slots.indices {
            guard case .box(let box) = layers.slots[slot] else { continue }
            let corner = MapLayout.Point(
                x: columns[layers.layer[slot]].x, y: centers[slot] - sizes[box].height / 2)
            corners.append((box, corner))
        }
        width = columns.last.map { $0.x + $0.width } ?? 0
        height = layers.slots.indices.map { centers[$0] + extent(of: $0) - extent(of: $0) / 2 }.max() ?? 0
        drawPaths(columns, centers)
    }

    /// What a line takes that passes.
    static let knotHeight = 8

    private func extent(of slot: Int) -> Int {
        if case .box(let box) = layers.slots[slot] { sizes[box].height } else { Self.knotHeight }
    }

    /// Of each layer where it begins, and its widest box.
    private func columns() -> [(x: Int, width: Int)] {
        var columns: [(x: Int, width: Int)] = []
        var x = 0
        for row in layers.order {
            let width =
                row.map { slot in
                    if case .box(let box) = layers.slots[slot] { sizes[box].width } else { 0 }
                }.max() ?? 0
            columns.append((x, width))
            x += width + MapLayout.layerGap
        }
        return columns
    }

    private mutating func drawPaths(_ columns: [(x: Int, width: Int)], _ centers: [Int]) {
        let ports = Ports(layers, centers, extent: extent)
        for (row, route) in layers.routes.enumerated() {
            var path: [MapLayout.Point] = []
            for (step, slot) in route.slots.enumerated() {
                let column = columns[layers.layer[slot]]
                if case .box(let box) = layers.slots[slot] {
                    let isStart = step == 0
                    let x = isStart ? column.x + sizes[box].width : column.x
                    let y = isStart ? ports.outgoing[row] : ports.incoming[row]
                    path.append(MapLayout.Point(x: x, y: y))
                    // Beside a box there may be wider ones above and below: bends begin behind them all.
                    let side = column.x + column.width
                    if isStart, x < side { path.append(MapLayout.Point(x: side, y: y)) }
                } else {
                    path.append(MapLayout.Point(x: column.x, y: centers[slot]))
                    path.append(MapLayout.Point(x: column.x + column.width, y: centers[slot]))
                }
            }
            paths.append((route.line, route.isReversed ? path.reversed() : path))
        }
    }
}

/// Where lines leave and reach their boxes: spread over the side, in the order of where they go.
private struct Ports {
    /// By route: the height.
    var outgoing: [Int]
    var incoming: [Int]

    init(_ layers: Layers, _ centers: [Int], extent: (Int) -> Int) {
        outgoing = Array(repeating: 0, count: layers.routes.count)
        incoming = outgoing
        var leaving: [[Int]] = Array(repeating: [], count: layers.slots.count)
        var reaching = leaving
        for (row, route) in layers.routes.enumerated() {
            leaving[route.slots[0]].append(row)
            reaching[route.slots[route.slots.count - 1]].append(row)
        }
        for slot in layers.slots.indices where !layers.isKnot(slot) {
            let out = leaving[slot].sorted {
                (centers[layers.routes[$0].slots[1]], $0) < (centers[layers.routes[$1].slots[1]], $1)
            }
            let into = reaching[slot].sorted {
                let (left, right) = (layers.routes[$0].slots.dropLast().last, layers.routes[$1].slots.dropLast().last)
                return (left.map { centers[$0] } ?? 0, $0) < (right.map { centers[$0] } ?? 0, $1)
            }
            for (position, row) in out.enumerated() {
                outgoing[row] = Self.height(position, of: out.count, centers[slot], extent(slot))
            }
            for (position, row) in into.enumerated() {
                incoming[row] = Self.height(position, of: into.count, centers[slot], extent(slot))
            }
        }
    }

    private static func height(_ position: Int, of count: Int, _ center: Int, _ extent: Int) -> Int {
        let room = extent - 16
        return count < 2 ? center : center - room / 2 + room * position / (count - 1)
    }
}
