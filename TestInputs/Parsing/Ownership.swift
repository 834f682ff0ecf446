struct Purse: ~Copyable, ~Escapable {
    consuming func spend() -> Coin { consume self.take() }
    borrowing func count() -> Int { coins.count() }
    mutating func add(_ coin: consuming Coin, from other: borrowing Purse, through hand: inout sending Hand) { put(consume coin) }
    init(coins: consuming [Coin], owner: __owned Owner, guest: __shared Guest) { self.coins = copy coins }
    var first: Coin { _read { yield coins[0] } _modify { yield &coins[0] } }
    var last: Coin { borrowing get { pick() } consuming set { drop(newValue) } }
    var only: Coin { nonmutating _modify { yield &store.coin() } @inlinable _read { yield store.coin() } }
    var lent: Coin { borrow { coins.lent(0) } }
    subscript(i: Int) -> Coin { _read { yield coins[at(i)] } nonmutating _modify { yield &coins[at(i)] } }
    subscript(j: Double) -> Coin { unsafeAddress { address(j) } nonmutating unsafeMutableAddress { address(j) } }
    deinit { discard self }
    static func give(_ a: sending Coin, _ b: borrowing some Metal, _ c: consuming (any Metal)?, _ d: isolated (any Actor)?) -> sending Coin { a }
    let take: (borrowing Coin, consuming Coin, inout Coin, sending Coin, isolated Bank) async throws(Empty) -> sending Coin = make()
    nonisolated(unsafe) var shared = make(), other: Coin { made() }
    nonisolated func plain() { run() }
    nonisolated(nonsending) func calling() async { await run() }
    isolated deinit { close() }
}
func own(_ purse: consuming Purse) {
    let a = consume purse, b = copy a.coin(), c = unsafe a.coin(), d = try unsafe await a.coin()
    let e = [consume a, copy b, unsafe c], f = (consume a, copy: b), g = run(consume a, copy b, unsafe: unsafe c)
    use(&coins[0], &self.coins, with: &purse.first.count)
    switch consume purse { case .full(let coin): use(coin); case .empty: break }
    if unsafe check() { run() } else if let x = consume purse { use(x) }
    for x in unsafe list() { use(x) }
    for unsafe x in list() { use(x) }
    for try await unsafe x in list() { use(x) }
    while let x = unsafe next() { use(x) }
    return unsafe consume purse.coin()
}
