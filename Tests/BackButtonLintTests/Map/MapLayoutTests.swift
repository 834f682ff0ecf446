import Testing

@testable import BackButtonLint

/// Boxes and lines of made up maps, laid out.
@Suite struct MapLayoutTests {
    struct Drawing: CustomTestStringConvertible {
        let name: String
        let sizes: [MapLayout.Size]
        let lines: [(from: Int, to: Int)]

        var testDescription: String { name }

        init(_ name: String, boxes count: Int, _ lines: [(from: Int, to: Int)]) {
            self.name = name
            self.lines = lines
            sizes = (0..<count).map {
                MapLayout.Size(width: 60 + $0 * 37 % 150, height: $0.isMultiple(of: 3) ? 48 : 32)
            }
        }

        var layout: MapLayout { MapLayout(sizes, lines: lines) }
    }

    private static func made(_ count: Int, lines: Int, seed: UInt64) -> Drawing {
        var generator = SeededGenerator(seed: seed)
        let arrows = (0..<lines).map { _ in
            (from: Int.random(in: 0..<count, using: &generator), to: Int.random(in: 0..<count, using: &generator))
        }
        return Drawing("\(count) boxes, \(lines) lines, seed \(seed)", boxes: count, arrows)
    }

    private static let drawings =
        [
            Drawing("nothing", boxes: 0, []),
            Drawing("one box", boxes: 1, []),
            Drawing("a line to itself", boxes: 1, [(0, 0)]),
            Drawing("a ring", boxes: 3, [(0, 1), (1, 2), (2, 0)]),
            Drawing("two that lead to each other, twice", boxes: 2, [(0, 1), (1, 0), (0, 1), (1, 0)]),
            Drawing("one past another", boxes: 4, [(0, 1), (1, 2), (2, 3), (0, 3), (3, 0)]),
            Drawing("a star", boxes: 30, (1..<30).map { (0, $0) }),
            Drawing("a star inwards", boxes: 30, (1..<30).map { ($0, 0) }),
            Drawing("pairs", boxes: 20, (0..<10).map { ($0 * 2 + 1, $0 * 2) }),
            Drawing("boxes without lines", boxes: 25, []),
        ] + (1...8).map { made(12, lines: 18, seed: $0) } + (1...4).map { made(60, lines: 110, seed: $0) }

    @Test(arguments: drawings)
    func noBoxLiesOnAnother(_ drawing: Drawing) {
        let frames = drawing.layout.frames
        #expect(frames.count == drawing.sizes.count)
        for (row, frame) in frames.enumerated() {
            #expect(MapLayout.Size(width: frame.width, height: frame.height) == drawing.sizes[row])
            for other in frames[..<row] { #expect(!Self.meet(frame, other), "\(frame) and \(other)") }
        }
    }

    @Test(arguments: drawings)
    func everyLineRunsFromItsBoxToItsBox(_ drawing: Drawing) throws {
        let layout = drawing.layout
        #expect(layout.paths.count == drawing.lines.count)
        for (line, path) in zip(drawing.lines, layout.paths) {
            let (start, end) = (try #require(path.first), try #require(path.last))
            #expect(Self.isOnSide(start, of: layout.frames[line.from]))
            #expect(Self.isOnSide(end, of: layout.frames[line.to]))
            #expect(start != end)
        }
    }

    /// Where a line passes a layer it passes between the boxes, not over one.
    @Test(arguments: drawings)
    func noLineRunsOverABox(_ drawing: Drawing) {
        let layout = drawing.layout
        for (line, path) in zip(drawing.lines, layout.paths) where line.from != line.to {
            for (left, right) in zip(path, path.dropFirst()) where left.y == right.y {
                for (row, frame) in layout.frames.enumerated() where row != line.from && row != line.to {
                    let isBeside = max(left.x, right.x) <= frame.x || min(left.x, right.x) >= frame.x + frame.width
                    let isAbove = left.y <= frame.y || left.y >= frame.y + frame.height
                    #expect(isBeside || isAbove, "line \(line) over box \(row)")
                }
            }
        }
    }

    @Test(arguments: drawings)
    func everythingLiesOnTheSheet(_ drawing: Drawing) {
        let layout = drawing.layout
        for frame in layout.frames {
            #expect(frame.x >= 0 && frame.x + frame.width <= layout.size.width)
            #expect(frame.y >= 0 && frame.y + frame.height <= layout.size.height)
        }
        for point in layout.paths.joined() {
            #expect((0...layout.size.width).contains(point.x) && (0...layout.size.height).contains(point.y))
        }
    }

    @Test(arguments: drawings)
    func itIsTheSameEveryTime(_ drawing: Drawing) { #expect(drawing.layout == drawing.layout) }

    @Test func whatLeadsToAnotherStandsLeftOfIt() {
        let layout = Drawing("a tree", boxes: 7, (1..<7).map { (($0 - 1) / 2, $0) }).layout
        for box in 1..<7 { #expect(layout.frames[(box - 1) / 2].x < layout.frames[box].x) }
    }

    @Test func aTreeIsDrawnWithoutACrossing() {
        let order = [0, 5, 3, 6, 1, 4, 2]
        let layout = Drawing("a tree, mixed up", boxes: 7, (1..<7).map { (order[($0 - 1) / 2], order[$0]) }).layout
        let ends = (3..<7).map { layout.frames[order[$0]].y }
        let parents = (3..<7).map { layout.frames[order[($0 - 1) / 2]].y }
        for one in ends.indices {
            for other in ends.indices where parents[one] < parents[other] { #expect(ends[one] < ends[other]) }
        }
    }

    /// Long chains, many layers with long lines, and many lines: none takes more than about its share.
    @Test(arguments: [
        Drawing("a chain", boxes: 2000, (1..<2000).map { ($0 - 1, $0) }),
        Drawing("a chain with ways back to its start", boxes: 2000, (1..<2000).flatMap { [($0 - 1, $0), ($0, 0)] }),
        made(2000, lines: 4000, seed: 7),
        Drawing("all from one", boxes: 2000, (1..<2000).map { (0, $0) }),
    ])
    func thousandsOfBoxesTakeLittleTime(_ drawing: Drawing) {
        let seconds = processorTime { #expect(drawing.layout.frames.count == 2000) }
        #expect(seconds < 10)
    }

    private static func meet(_ one: MapLayout.Frame, _ other: MapLayout.Frame) -> Bool {
        one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
            && other.y < one.y + one.height
    }

    private static func isOnSide(_ point: MapLayout.Point, of frame: MapLayout.Frame) -> Bool {
        let isBetween =
            (frame.x...frame.x + frame.width).contains(point.x)
            && (frame.y...frame.y + frame.height).contains(point.y)
        let isInside =
            point.x > frame.x && point.x < frame.x + frame.width && point.y > frame.y
            && point.y < frame.y + frame.height
        return isBetween && !isInside
    }
}
