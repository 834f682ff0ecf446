/// The map as SVG.
struct MapPicture {
    private let map: Report.Map
    private let graph: MapGraph
    private let layout: MapLayout

    /// The free space around the drawing: a line of a box to itself rises above it.
    private static let margin = 24

    init(_ map: Report.Map) {
        self.map = map
        graph = map.screens.count > MapGraph.mostBoxes ? MapGraph(folding: map) : MapGraph(map)
        layout = MapLayout(
            graph.boxes.map(MapBoxWords.size), lines: graph.lines.map { (from: $0.from, to: $0.to) })
    }

    var isFolded: Bool { graph.boxes.contains { $0.kind == .folder } }

    /// The kinds of boxes and lines that are drawn, in the order of legends.
    var kinds: [MapGraph.Kind] {
        let drawn = Set(graph.boxes.map(\.kind))
        return MapGraph.Kind.allCases.filter(drawn.contains)
    }
    var ways: [Report.Map.Way] {
        let drawn = Set(graph.lines.map(\.way))
        return Report.Map.Way.allCases.filter(drawn.contains)
    }

    var size: MapLayout.Size {
        MapLayout.Size(width: layout.size.width + 2 * Self.margin, height: layout.size.height + 2 * Self.margin)
    }

    /// The lines and, above them, the boxes, as elements of an `svg` element of the picture's `size`.
    ///
    /// - Parameter target: What the box of a screen links to, given its place in the map; a folder's is that of its
    ///   first screen.
    func elements(linkingTo target: (Int) -> String?) -> String {
        var output = Self.arrows
        for (line, path) in zip(graph.lines, layout.paths) { output += element(line, along: path) }
        for (box, frame) in zip(graph.boxes, layout.frames) { output += element(box, in: frame, target) }
        return output
    }

    private static let arrows = """
        <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="9" markerHeight="9" \
        markerUnits="userSpaceOnUse" orient="auto">\
        <path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>

        """

    // MARK: Lines

    private func element(_ line: MapGraph.Line, along path: [MapLayout.Point]) -> String {
        let words = "\(graph.boxes[line.from].title) \(line.way.words) \(graph.boxes[line.to].title)"
        let tip = line.way == .part ? "" : " marker-end=\"url(#arrow)\""
        return
            "<path class=\"way \(line.way.rawValue)\" d=\"\(Self.curve(along: path, isLoop: line.from == line.to))\"\(tip)>"
            + "<title>\(Self.lines([words] + sites(of: line)))</title></path>\n"
    }

    /// Where a line between two screens comes from.
    private func sites(of line: MapGraph.Line) -> [String] {
        guard case .screen(let from) = graph.boxes[line.from].content,
            case .screen(let to) = graph.boxes[line.to].content,
            let edge = map.edges.first(where: { $0.from == from && $0.to == to && $0.way == line.way })
        else { return [] }
        return edge.sites.prefix(3).map { "\($0.path):\($0.position.line)" }
    }

    /// Straight where two points lie on one height, else bent so that it leaves and arrives level.
    private static func curve(along path: [MapLayout.Point], isLoop: Bool) -> String {
        let points = path.map { MapLayout.Point(x: $0.x + margin, y: $0.y + margin) }
        guard var last = points.first else { return "" }
        var output = "M\(last.x) \(last.y)"
        for point in points.dropFirst() {
            if isLoop {
                output += "C\(last.x - 4) \(last.y - 22) \(point.x + 4) \(point.y - 22) \(point.x) \(point.y)"
            } else if point.y == last.y {
                output += "H\(point.x)"
            } else {
                let middle = (last.x + point.x) / 2
                output += "C\(middle) \(last.y) \(middle) \(point.y) \(point.x) \(point.y)"
            }
            last = point
        }
        return output
    }

    // MARK: Boxes

    private func element(_ box: MapGraph.Box, in frame: MapLayout.Frame, _ target: (Int) -> String?) -> String {
        let (x, y) = (frame.x + Self.margin, frame.y + Self.margin)
        let words = MapBoxWords(box)
        var output = "<g class=\"box \(box.kind.rawValue)\"><title>\(Self.lines(hint(on: box)))</title>"
        if box.kind == .folder {
            output +=
                "<rect x=\"\(x + 4)\" y=\"\(y + 4)\" width=\"\(frame.width)\" height=\"\(frame.height)\" rx=\"8\"/>"
        }
        output += "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(frame.width)\" height=\"\(frame.height)\" rx=\"8\"/>"
        output += "<text x=\"\(x + MapBoxWords.padding)\" y=\"\(y + 21)\">\(MarkupText.escaped(words.title))</text>"
        if let remark = words.remark {
            output +=
                "<text class=\"remark\" x=\"\(x + MapBoxWords.padding)\" y=\"\(y + 37)\">"
                + MarkupText.escaped(remark) + "</text>"
        }
        output += "</g>"
        guard let link = target(firstScreen(of: box)) else { return output + "\n" }
        return "<a href=\"\(MarkupText.escaped(link))\">\(output)</a>\n"
    }

    private func firstScreen(of box: MapGraph.Box) -> Int {
        switch box.content {
        case .screen(let row): row
        case .folder(let rows): rows[0]
        }
    }

    private func hint(on box: MapGraph.Box) -> [String] {
        switch box.content {
        case .screen(let row):
            let screen = map.screens[row]
            return ["\(screen.name), \(box.remark ?? box.kind.words)", "\(screen.path):\(screen.position.line)"]
        case .folder(let rows):
            let names = rows.prefix(12).map { map.screens[$0].name }
            return [box.title, names.joined(separator: ", ") + (rows.count > names.count ? ", …" : "")]
        }
    }

    private static func lines(_ lines: [String]) -> String { lines.map(MarkupText.escaped).joined(separator: "\n") }
}
