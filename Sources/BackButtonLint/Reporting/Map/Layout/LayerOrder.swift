/// Orders the slots of layers so that few lines cross: each goes to the mean place of those it is joined with, by turns
/// from the left and from the right.
enum LayerOrder {
    private static let mostRounds = 12

    static func untangle(_ layers: inout Layers) {
        var place = Array(repeating: 0, count: layers.slots.count)
        note(layers.order, &place)
        var best = layers.order
        var fewest = crossings(layers, place)
        var failures = 0
        for round in 0..<mostRounds where fewest > 0 && failures < 4 {
            let isForward = round.isMultiple(of: 2)
            let rows = isForward ? Array(layers.order.indices) : layers.order.indices.reversed()
            for row in rows {
                let neighbours = isForward ? layers.before : layers.behind
                layers.order[row] = sorted(layers.order[row], by: neighbours, place)
                for (position, slot) in layers.order[row].enumerated() { place[slot] = position }
            }
            let count = crossings(layers, place)
            if count < fewest {
                (best, fewest, failures) = (layers.order, count, 0)
            } else {
                failures += 1
            }
        }
        layers.order = best
    }

    private static func note(_ order: [[Int]], _ place: inout [Int]) {
        for row in order { for (position, slot) in row.enumerated() { place[slot] = position } }
    }

    /// Slots without a neighbour stay where they are.
    private static func sorted(_ row: [Int], by neighbours: [[Int]], _ place: [Int]) -> [Int] {
        let keys = row.enumerated().map { position, slot -> (key: Double, position: Int) in
            let joined = neighbours[slot]
            guard !joined.isEmpty else { return (Double(position), position) }
            return (Double(joined.reduce(0) { $0 + place[$1] }) / Double(joined.count), position)
        }
        return keys.sorted { $0 < $1 }.map { row[$0.position] }
    }

    /// How many pairs of lines cross, counted as the inversions of their right ends in the order of their left ends.
    private static func crossings(_ layers: Layers, _ place: [Int]) -> Int {
        var count = 0
        for row in layers.order.dropLast() {
            var ends: [Int] = []
            for slot in row { ends += layers.behind[slot].map { place[$0] }.sorted() }
            count += inversions(ends)
        }
        return count
    }

    private static func inversions(_ values: [Int]) -> Int {
        guard let largest = values.max() else { return 0 }
        var tree = Array(repeating: 0, count: largest + 2)
        var count = 0
        for (seen, value) in values.enumerated() {
            var notLarger = 0
            var node = value + 1
            while node > 0 {
                notLarger += tree[node]
                node -= node & -node
            }
            count += seen - notLarger
            node = value + 1
            while node < tree.count {
                tree[node] += 1
                node += node & -node
            }
        }
        return count
    }
}
