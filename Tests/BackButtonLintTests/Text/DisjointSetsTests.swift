import Testing

@testable import BackButtonLint

@Suite struct DisjointSetsTests {
    @Test func theLeastLeads() {
        var sets = DisjointSets(count: 6)
        #expect((0..<6).map { sets.leader(of: $0) } == [0, 1, 2, 3, 4, 5])
        for (left, right) in [(4, 5), (5, 2), (1, 3), (3, 3), (2, 4)] { sets.unite(left, right) }
        #expect((0..<6).map { sets.leader(of: $0) } == [0, 1, 2, 1, 2, 2])
    }
}
