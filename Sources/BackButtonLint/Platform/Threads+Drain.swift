extension Threads {
    /// Works through items that bring more items, on at most `jobs` threads, in no order.
    ///
    /// - Parameters:
    ///   - state: What a worker works with; one for each worker, which never leaves its thread.
    ///   - result: What of a worker's state is left when all is done.
    ///   - body: Looks at one item and appends what it brings to the last argument.
    /// - Returns: One result a worker. How the items are spread over them differs from run to run.
    package static func drain<Item: Sendable, State, Result: Sendable>(
        jobs: Int,
        _ items: [Item],
        state: @Sendable () -> State,
        result: @Sendable (State) -> Result,
        _ body: @Sendable (inout State, Item, inout [Item]) -> Void
    ) -> [Result] {
        let queue = Guarded(Queue(items: items))
        let results = Guarded([Result]())
        run(workers: max(1, jobs)) { _ in
            var mine = state()
            // The worker goes on with what it has found itself, and leaves what it can't come to at once to the others.
            var local: [Item] = []
            while let item = local.popLast() ?? queue.wait(until: { $0.take() }) {
                body(&mine, item, &local)
                let isLast = local.isEmpty
                let handsOn = local.count > 1 && queue.withLock { $0.isHungry }
                if isLast || handsOn {
                    queue.withLock { queue in
                        if handsOn {
                            // The older ones: they tend to lie higher and to bring more.
                            let share = (local.count + 1) / 2
                            queue.items.append(contentsOf: local.prefix(share))
                            local.removeFirst(share)
                        }
                        if isLast { queue.working -= 1 }
                    }
                    queue.wakeAll()
                }
            }
            let last = result(mine)
            results.withLock { $0.append(last) }
        }
        return results.withLock { $0 }
    }
}

/// Items that wait for a worker.
private struct Queue<Item> {
    var items: [Item]

    /// Workers that have an item in hand and may bring more.
    var working = 0

    init(items: [Item]) { self.items = items }

    /// Whether a worker that looked now would find nothing.
    var isHungry: Bool { items.isEmpty }

    /// An item, or `.some(nil)` when all work is done, or nil when one has to wait for those at work.
    mutating func take() -> Item?? {
        if let item = items.popLast() {
            working += 1
            return item
        }
        return working == 0 ? .some(nil) : nil
    }
}
