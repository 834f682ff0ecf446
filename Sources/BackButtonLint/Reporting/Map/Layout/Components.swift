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
        var joined = DisjointSets(count: count)
        for line in lines { joined.unite(line.from, line.to) }
        var components: [Component] = []
        var places = [Int](repeating: 0, count: count)
        for box in 0..<count {
            if joined.leader(of: box) == box {
                places[box] = components.count
                components.append(Component())
            }
            components[places[joined.leader(of: box)]].boxes.append(box)
        }
        for (row, line) in lines.enumerated() {
            let place = places[joined.leader(of: line.from)]
            if line.from == line.to { components[place].loops.append(row) } else { components[place].lines.append(row) }
        }
        return components
    }
}
