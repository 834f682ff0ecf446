/// How high the slots of layers stand: as near as they can to the mean of what they are joined with, in their order and
/// without touching each other.
enum LayerHeights {
    private static let rounds = 10

    /// The free space between boxes, and beside a knot.
    static let gap = 14
    static let knotGap = 6

    /// - Parameter extent: How high a slot is.
    /// - Returns: By slot the height of its middle; the topmost slot begins at 0.
    static func centers(of layers: Layers, extent: (Int) -> Int) -> [Int] {
        var centers = Array(repeating: 0.0, count: layers.slots.count)
        let offsets = layers.order.map { Self.offsets(of: $0, layers, extent) }
        for (row, offsets) in zip(layers.order, offsets) {
            for (slot, offset) in zip(row, offsets) { centers[slot] = offset - (offsets.last ?? 0) / 2 }
        }
        for round in 0..<rounds {
            let rows = round.isMultiple(of: 2) ? Array(layers.order.indices) : layers.order.indices.reversed()
            for row in rows {
                let slots = layers.order[row]
                let wishes = slots.map { slot in
                    let joined = layers.before[slot] + layers.behind[slot]
                    return joined.isEmpty
                        ? centers[slot] : joined.reduce(0) { $0 + centers[$1] } / Double(joined.count)
                }
                let weights = slots.map { layers.isKnot($0) ? 4.0 : 1.0 }
                for (slot, center) in zip(slots, nearest(to: wishes, weights, offsets[row])) { centers[slot] = center }
            }
        }
        let top = layers.slots.indices.map { centers[$0] - Double(extent($0)) / 2 }.min() ?? 0
        return rounded(layers, centers.map { $0 - top }, extent)
    }

    /// Where the middles of a layer's slots lie at least, below that of the first.
    private static func offsets(of row: [Int], _ layers: Layers, _ extent: (Int) -> Int) -> [Double] {
        var offsets: [Double] = []
        var y = 0.0
        for (position, slot) in row.enumerated() {
            if position > 0 { y += Double(distance(row[position - 1], slot, layers, extent)) }
            offsets.append(y)
        }
        return offsets
    }

    private static func distance(_ upper: Int, _ lower: Int, _ layers: Layers, _ extent: (Int) -> Int) -> Int {
        let gap = layers.isKnot(upper) || layers.isKnot(lower) ? knotGap : gap
        return (extent(upper) + 1) / 2 + (extent(lower) + 1) / 2 + gap
    }

    /// The heights that keep their distances and differ least from what is wished: neighbours that would come too near to
    /// each other move as one block.
    private static func nearest(to wishes: [Double], _ weights: [Double], _ offsets: [Double]) -> [Double] {
        var blocks: [(mean: Double, weight: Double, count: Int)] = []
        for (position, wish) in wishes.enumerated() {
            var block = (mean: wish - offsets[position], weight: weights[position], count: 1)
            while let last = blocks.last, last.mean > block.mean {
                let weight = last.weight + block.weight
                let mean = (last.mean * last.weight + block.mean * block.weight) / weight
                block = (mean, weight, last.count + block.count)
                blocks.removeLast()
            }
            blocks.append(block)
        }
        let means = blocks.flatMap { Array(repeating: $0.mean, count: $0.count) }
        return zip(means, offsets).map { $0 + $1 }
    }

    /// Whole numbers that keep the distances.
    private static func rounded(_ layers: Layers, _ centers: [Double], _ extent: (Int) -> Int) -> [Int] {
        var result = Array(repeating: 0, count: centers.count)
        for row in layers.order {
            for (position, slot) in row.enumerated() {
                let wish = Int(centers[slot].rounded())
                guard position > 0 else {
                    result[slot] = max(wish, (extent(slot) + 1) / 2)
                    continue
                }
                let above = row[position - 1]
                result[slot] = max(wish, result[above] + distance(above, slot, layers, extent))
            }
        }
        return result
    }
}
