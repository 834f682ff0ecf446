/// A short way from one list of lines to another.
///
/// Of few changes the shortest, by Myers' greedy algorithm ("An O(ND) Difference Algorithm and Its Variations",
/// Algorithmica 1, 1986). Its time and memory grow with the square of the changes, so a text with many is parted first
/// where a line stands once in both, as patience diff does; and what is still too different in between is replaced whole.
enum LineDifference {
    enum Step: Equatable {
        case keep(old: Int, new: Int)
        case remove(old: Int)
        case add(new: Int)
    }

    /// How many changes are sought in one piece.
    static let mostChanges = 1000

    /// The steps in order: at each place removals before additions.
    static func steps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
        // Numbers are compared faster than lines.
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func numbered(_ lines: [ArraySlice<UInt8>]) -> [Int] {
            lines.map { line in
                if let number = numbers[line] { return number }
                numbers[line] = numbers.count
                return numbers.count - 1
            }
        }
        let (old, new) = (numbered(old), numbered(new))
        var steps: [Step] = []
        let head = zip(old, new).prefix { $0 == $1 }.count
        let most = min(old.count, new.count) - head
        let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
        keep(0..<head, 0..<head, &steps)
        let (oldMiddle, newMiddle) = (head..<(old.count - tail), head..<(new.count - tail))
        if let path = path(from: old[oldMiddle], to: new[newMiddle]) {
            steps += path
        } else {
            var (oldStart, newStart) = (head, head)
            for (oldAnchor, newAnchor) in anchors(of: old[oldMiddle], new[newMiddle]) {
                steps += change(old[oldStart..<oldAnchor], new[newStart..<newAnchor])
                steps.append(.keep(old: oldAnchor, new: newAnchor))
                (oldStart, newStart) = (oldAnchor + 1, newAnchor + 1)
            }
            steps += change(old[oldStart..<oldMiddle.upperBound], new[newStart..<newMiddle.upperBound])
        }
        keep(oldMiddle.upperBound..<old.count, newMiddle.upperBound..<new.count, &steps)
        return steps
    }

    private static func keep(_ old: Range<Int>, _ new: Range<Int>, _ steps: inout [Step]) {
        for (old, new) in zip(old, new) { steps.append(.keep(old: old, new: new)) }
    }

    private static func change(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Step] {
        path(from: old, to: new) ?? replacement(of: old, new)
    }

    private static func replacement(of old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Step] {
        old.indices.map { .remove(old: $0) } + new.indices.map { .add(new: $0) }
    }

    // MARK: Many changes

    /// The places of lines that stand once in both, as many as follow each other in both.
    private static func anchors(of old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [(old: Int, new: Int)] {
        let (oldPlaces, newPlaces) = (places(in: old), places(in: new))
        let pairs = old.indices.compactMap { place -> (old: Int, new: Int)? in
            guard oldPlaces[old[place]]?.count == 1, let others = newPlaces[old[place]], others.count == 1 else {
                return nil
            }
            return (place, others[0])
        }
        // The longest ascending row: for each length the pair that ends one lowest, and what comes before each pair.
        var ends: [Int] = []
        var before: [Int?] = []
        for (row, pair) in pairs.enumerated() {
            let length = ends.partitioningIndex { pairs[$0].new > pair.new }
            before.append(length > 0 ? ends[length - 1] : nil)
            if length < ends.count { ends[length] = row } else { ends.append(row) }
        }
        var anchors: [(old: Int, new: Int)] = []
        var next = ends.last
        while let row = next {
            anchors.append(pairs[row])
            next = before[row]
        }
        return anchors.reversed()
    }

    private static func places(in lines: ArraySlice<Int>) -> [Int: [Int]] {
        Dictionary(grouping: lines.indices) { lines[$0] }
    }

    // MARK: Few changes

    /// The shortest way; nil if it takes more than `mostChanges`.
    private static func path(from old: ArraySlice<Int>, to new: ArraySlice<Int>) -> [Step]? {
        if old.isEmpty || new.isEmpty { return replacement(of: old, new) }
        let most = min(old.count + new.count, mostChanges)
        // The furthest place on each diagonal, for each number of changes.
        var furthest = [Int](repeating: 0, count: 2 * most + 2)
        var history: [[Int]] = []
        for changes in 0...most {
            history.append(Array(furthest[(most - changes)...(most + changes)]))
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                var x = next(on: diagonal, changes, furthest, most)
                while x < old.count, x - diagonal < new.count,
                    old[old.startIndex + x] == new[new.startIndex + x - diagonal]
                {
                    x += 1
                }
                furthest[most + diagonal] = x
                if x >= old.count, x - diagonal >= new.count { return steps(back: history, old, new) }
            }
        }
        return nil
    }

    /// Where a further change leads to on a diagonal: down from the one above, or right from the one below.
    private static func next(on diagonal: Int, _ changes: Int, _ furthest: [Int], _ middle: Int) -> Int {
        guard changes > 0 else { return 0 }
        return isDown(on: diagonal, changes, furthest, middle)
            ? furthest[middle + diagonal + 1] : furthest[middle + diagonal - 1] + 1
    }

    private static func isDown(on diagonal: Int, _ changes: Int, _ furthest: [Int], _ middle: Int) -> Bool {
        diagonal == -changes
            || diagonal != changes && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1]
    }

    private static func steps(back history: [[Int]], _ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [Step] {
        var steps: [Step] = []
        var (x, y) = (old.count, new.count)
        for changes in stride(from: history.count - 1, through: 0, by: -1) {
            let (furthest, diagonal) = (history[changes], x - y)
            let start = next(on: diagonal, changes, furthest, changes)
            while x > start {
                (x, y) = (x - 1, y - 1)
                steps.append(.keep(old: old.startIndex + x, new: new.startIndex + y))
            }
            guard changes > 0 else { break }
            if isDown(on: diagonal, changes, furthest, changes) {
                y -= 1
                steps.append(.add(new: new.startIndex + y))
            } else {
                x -= 1
                steps.append(.remove(old: old.startIndex + x))
            }
        }
        return steps.reversed()
    }
}
