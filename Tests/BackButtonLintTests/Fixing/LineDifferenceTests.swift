import Testing

@testable import BackButtonLint

@Suite struct LineDifferenceTests {
    /// As many lines are kept as can be.
    @Test(arguments: 0..<200)
    func ofFewChangesTheShortestWayIsFound(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let old = lines((0..<Int.random(in: 0...12, using: &dice)).map { _ in Int.random(in: 0...3, using: &dice) })
        let new = lines((0..<Int.random(in: 0...12, using: &dice)).map { _ in Int.random(in: 0...3, using: &dice) })
        let steps = LineDifference.steps(from: old, to: new)
        #expect(applied(steps, old, new) == new)
        #expect(kept(steps) == longestCommon(old, new))
    }

    /// To seek the shortest way here would take terabytes: with each change the search grows by one.
    @Test func thousandsOfChangesAreFoundBetweenLinesThatStandOnce() {
        let old = lines(Array(0..<12_000))
        let new = lines((0..<12_000).map { $0 % 2 == 0 ? $0 : -$0 })
        let steps = LineDifference.steps(from: old, to: new)
        #expect(applied(steps, old, new) == new)
        #expect(kept(steps) == 6_000)
    }

    /// The row of anchors is the longest: one line that was moved to the front doesn't hide the others.
    @Test func whatWasMovedIsNoAnchor() {
        let old = lines(Array(0..<6000))
        let new = lines([5999] + (0..<5999).flatMap { [$0, -1 - $0] })
        let steps = LineDifference.steps(from: old, to: new)
        #expect(applied(steps, old, new) == new)
        #expect(kept(steps) == 5999)
    }

    @Test func textsWithNothingInCommonAreReplaced() {
        let (old, new) = (lines(Array(0..<5000)), lines(Array(5000..<10_000)))
        let steps = LineDifference.steps(from: old, to: new)
        #expect(steps == old.indices.map { .remove(old: $0) } + new.indices.map { .add(new: $0) })
    }

    private func lines(_ numbers: [Int]) -> [ArraySlice<UInt8>] { numbers.map { Array("line \($0)\n".utf8)[...] } }

    private func kept(_ steps: [LineDifference.Step]) -> Int {
        steps.count { if case .keep = $0 { true } else { false } }
    }

    /// What the steps make of the old lines; nil if they don't go through both in order.
    private func applied(
        _ steps: [LineDifference.Step], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
    ) -> [ArraySlice<UInt8>]? {
        var (result, x, y): ([ArraySlice<UInt8>], Int, Int) = ([], 0, 0)
        for step in steps {
            switch step {
            case .keep(let before, let after):
                guard before == x, after == y else { return nil }
                result.append(old[before])
                (x, y) = (x + 1, y + 1)
            case .remove(let before):
                guard before == x else { return nil }
                x += 1
            case .add(let after):
                guard after == y else { return nil }
                result.append(new[after])
                y += 1
            }
        }
        return x == old.count && y == new.count ? result : nil
    }

    private func longestCommon(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Int {
        var row = [Int](repeating: 0, count: new.count + 1)
        for line in old {
            var diagonal = 0
            for (column, other) in new.enumerated() {
                (diagonal, row[column + 1]) = (
                    row[column + 1], line == other ? diagonal + 1 : max(row[column], row[column + 1])
                )
            }
        }
        return row[new.count]
    }
}
