/// The shortest way from one list of lines to another, by Myers' greedy algorithm ("An O(ND) Difference Algorithm and Its
/// Variations", Algorithmica 1, 1986).
enum LineDifference {
    enum Step: Equatable {
        case keep(old: Int, new: Int)
        case remove(old: Int)
        case add(new: Int)
    }

    /// The steps in order: at each place removals before additions.
    static func steps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let most = min(old.count, new.count) - head
        let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
        let middle = path(from: Array(old[head..<(old.count - tail)]), to: Array(new[head..<(new.count - tail)]))
        return (0..<head).map { .keep(old: $0, new: $0) }
            + middle.map { $0.moved(by: head) }
            + (0..<tail).map { .keep(old: old.count - tail + $0, new: new.count - tail + $0) }
    }

    private static func path(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
        let most = old.count + new.count
        guard most > 0 else { return [] }
        // The furthest place on each diagonal, for each number of changes.
        var furthest = [Int](repeating: 0, count: 2 * most + 2)
        var history: [[Int]] = []
        for changes in 0...most {
            history.append(furthest)
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                var x = next(on: diagonal, changes, furthest, most)
                while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
                furthest[most + diagonal] = x
                if x >= old.count, x - diagonal >= new.count { return steps(back: history, old.count, new.count, most) }
            }
        }
        return []
    }

    /// Where a further change leads to on a diagonal: down from the one above, or right from the one below.
    private static func next(on diagonal: Int, _ changes: Int, _ furthest: [Int], _ middle: Int) -> Int {
        guard changes > 0 else { return 0 }
        let isDown =
            diagonal == -changes
            || diagonal != changes && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1]
        return isDown ? furthest[middle + diagonal + 1] : furthest[middle + diagonal - 1] + 1
    }

    private static func steps(back history: [[Int]], _ oldCount: Int, _ newCount: Int, _ middle: Int) -> [Step] {
        var steps: [Step] = []
        var (x, y) = (oldCount, newCount)
        for changes in stride(from: history.count - 1, through: 0, by: -1) {
            let furthest = history[changes]
            let start = next(on: x - y, changes, furthest, middle)
            while x > start {
                (x, y) = (x - 1, y - 1)
                steps.append(.keep(old: x, new: y))
            }
            guard changes > 0 else { break }
            let diagonal = x - y
            let isDown =
                diagonal == -changes
                || diagonal != changes && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1]
            if isDown {
                y -= 1
                steps.append(.add(new: y))
            } else {
                x -= 1
                steps.append(.remove(old: x))
            }
        }
        return steps.reversed()
    }
}

extension LineDifference.Step {
    fileprivate func moved(by lines: Int) -> Self {
        switch self {
        case .keep(let old, let new): .keep(old: old + lines, new: new + lines)
        case .remove(let old): .remove(old: old + lines)
        case .add(let new): .add(new: new + lines)
        }
    }
}
