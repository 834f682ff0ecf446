/// The boxes of a component in layers, so that every line runs from one layer to the next: on the way through others it
/// is held by knots.
struct Layers {
    /// A place in a layer: that of a box, or of a knot, where a line passes.
    enum Slot {
        case box(Int)
        case knot(line: Int)
    }

    private(set) var slots: [Slot] = []

    /// By slot.
    private(set) var layer: [Int] = []
    private(set) var before: [[Int]] = []
    private(set) var behind: [[Int]] = []

    /// By layer: its slots from top to bottom.
    var order: [[Int]] = []

    /// The lines by their places, each as the slots from its left end to its right end.
    private(set) var routes: [(line: Int, slots: [Int], isReversed: Bool)] = []

    /// No more knots than this are tied; what lines are left pass behind the boxes.
    static let mostKnots = 40_000

    init(_ component: Component, _ lines: [(from: Int, to: Int)]) {
        var places: [Int: Int] = [:]
        for (place, box) in component.boxes.enumerated() { places[box] = place }
        let count = component.boxes.count
        var arrows = component.lines.map { (from: places[lines[$0].from] ?? 0, to: places[lines[$0].to] ?? 0) }
        let isReversed = Self.breakCycles(count, &arrows)
        let layerOfBox = Self.layers(count, arrows)
        slots = component.boxes.map(Slot.box)
        layer = layerOfBox
        before = Array(repeating: [], count: count)
        behind = Array(repeating: [], count: count)
        order = Array(repeating: [], count: (layerOfBox.max() ?? -1) + 1)
        for slot in 0..<count { order[layer[slot]].append(slot) }
        var knots = 0
        for (row, arrow) in arrows.enumerated() {
            var route = [arrow.from]
            let span = layer[arrow.to] - layer[arrow.from]
            if knots + span <= Self.mostKnots {
                knots += span - 1
                for place in stride(from: layer[arrow.from] + 1, to: layer[arrow.to], by: 1) {
                    route.append(slots.count)
                    order[place].append(slots.count)
                    slots.append(.knot(line: component.lines[row]))
                    layer.append(place)
                    before.append([])
                    behind.append([])
                }
            }
            route.append(arrow.to)
            for (left, right) in zip(route, route.dropFirst()) {
                behind[left].append(right)
                before[right].append(left)
            }
            routes.append((component.lines[row], route, isReversed[row]))
        }
        LayerOrder.untangle(&self)
    }

    func isKnot(_ slot: Int) -> Bool {
        if case .knot = slots[slot] { true } else { false }
    }

    /// Turns around the lines that lead back, as a walk from the boxes without a line to them comes upon them.
    private static func breakCycles(_ count: Int, _ arrows: inout [(from: Int, to: Int)]) -> [Bool] {
        var outgoing: [[Int]] = Array(repeating: [], count: count)
        var incoming = Array(repeating: 0, count: count)
        for (row, arrow) in arrows.enumerated() {
            outgoing[arrow.from].append(row)
            incoming[arrow.to] += 1
        }
        var isReversed = Array(repeating: false, count: arrows.count)
        enum State { case unseen, open, done }
        var states = Array(repeating: State.unseen, count: count)
        let starts = (0..<count).filter { incoming[$0] == 0 } + (0..<count).filter { incoming[$0] > 0 }
        for start in starts where states[start] == .unseen {
            var path = [(box: start, next: 0)]
            states[start] = .open
            while let (box, next) = path.last {
                guard next < outgoing[box].count else {
                    states[box] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let row = outgoing[box][next]
                let to = arrows[row].to
                switch states[to] {
                case .open: isReversed[row] = true
                case .unseen:
                    states[to] = .open
                    path.append((to, 0))
                case .done: break
                }
            }
        }
        for row in arrows.indices where isReversed[row] { arrows[row] = (arrows[row].to, arrows[row].from) }
        return isReversed
    }

    /// Each box one layer behind the last that leads to it; what nothing leads to stands right before what it leads to.
    private static func layers(_ count: Int, _ arrows: [(from: Int, to: Int)]) -> [Int] {
        var outgoing: [[Int]] = Array(repeating: [], count: count)
        var waitsFor = Array(repeating: 0, count: count)
        for arrow in arrows {
            outgoing[arrow.from].append(arrow.to)
            waitsFor[arrow.to] += 1
        }
        let isFirst = waitsFor.map { $0 == 0 }
        var layers = Array(repeating: 0, count: count)
        var ready = (0..<count).filter { isFirst[$0] }
        var next = 0
        while next < ready.count {
            let box = ready[next]
            next += 1
            for to in outgoing[box] {
                layers[to] = max(layers[to], layers[box] + 1)
                waitsFor[to] -= 1
                if waitsFor[to] == 0 { ready.append(to) }
            }
        }
        for box in 0..<count where isFirst[box] {
            if let nearest = outgoing[box].map({ layers[$0] }).min() { layers[box] = nearest - 1 }
        }
        return layers
    }
}
