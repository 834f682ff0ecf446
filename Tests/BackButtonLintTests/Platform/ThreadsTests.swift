import Testing

@testable import BackButtonLint

@Suite struct ThreadsTests {
    @Test(arguments: [0, 1, 2, 3, 16])
    func aMapKeepsTheOrder(jobs: Int) {
        for count in [0, 1, 2, 63, 1000] {
            let values = Threads.map(jobs: jobs, count: count) { "\($0 * $0)" }
            #expect(values == (0..<count).map { "\($0 * $0)" })
        }
    }

    @Test func eachWorkerHasAStateOfItsOwn() {
        let made = Guarded(0)
        let values = Threads.map(
            jobs: 4,
            count: 5000,
            state: { () -> Int in
                made.withLock { $0 += 1 }
                return 0
            },
            { state, index in
                state += 1
                return state > 0 ? index : -1
            }
        )
        #expect(values == Array(0..<5000))
        #expect((1...4).contains(made.withLock { $0 }))
    }

    @Test(arguments: [1, 2, 7])
    func drainingReachesEverything(jobs: Int) {
        // Each number brings those of a binary tree below it.
        for _ in 0..<20 {
            let parts = Threads.drain(
                jobs: jobs,
                [1],
                state: { [Int]() },
                result: { $0 },
                { seen, item, more in
                    seen.append(item)
                    if item * 2 < 3000 { more.append(item * 2) }
                    if item * 2 + 1 < 3000 { more.append(item * 2 + 1) }
                }
            )
            #expect(parts.count == jobs)
            #expect(parts.flatMap { $0 }.sorted() == Array(1..<3000))
        }
    }

    @Test func drainingNothingEnds() {
        let parts = Threads.drain(jobs: 3, [Int](), state: { 0 }, result: { $0 }, { _, _, _ in })
        #expect(parts == [0, 0, 0])
    }

    @Test func theMachineHasAProcessor() {
        #expect(Threads.hardwareCount >= 1)
    }
}
