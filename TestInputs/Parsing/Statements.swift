func statements() async throws {
    if a { b() } else if let c = d(), case .e(let f)? = g(h: 1), var i { j() } else { k() }
    if let self, let x: Int = y.first(where: { $0 > 1 }), #available(iOS 16, *), !z { a() }
    if items.contains { $0 == 1 } { a() }
    if items.filter { $0 > 1 }.isEmpty, let b { c() }
    if items
        .map({ $0 }).isEmpty
    { a() }
    if (items.first { $0 }) != nil { a() }
    if [1].map({ $0 }) == c { d() }
    guard let self else { return }
    guard case let (a, b) = pair(), a > b() else { throw Failure.small(a) }
    guard { check() }() else { return stop() }
    while let next = iterator.next(), next > limit() { use(next) }
    repeat { step() } while more()
    outer: for i in 0..<count() where i.isGood() { if i == 1 { continue outer } else { break outer } }
    for case let .some(item) in items.lazy.map({ $0 }) { use(item) }
    for try await line in url.lines { print(line) }
    for (key, value): (Int, Int) in dictionary { print(key) }
    do throws(Failure) { try run() } catch Failure.small(let size) where size > limit(), is Other { a() } catch { b() }
    defer { close() }
    switch value(1) {
    case .a(let x), .b(let x, _) where x.isGood(): first(x)
    case is Foo<A, B>, let y as [Int: String]: second(y)
    case 1...5, nil, "text", (.c, true): third(); fourth()
    case a ? b : c: break
    #if DEBUG
    case .debug: log()
    #else
    case .release: fallthrough
    #endif
    case .conditional:
        #if DEBUG
        log()
        #endif
    @unknown default: last()
    }
    let number = if a { one() } else { two() }
    let text = switch b { case 1: "a" default: make() }
    async let left = load(1), right = load(2)
    let (p, q) = (one(), two()), r = three()
    _ = ignored()
    (a, b) = (b, a)
    total += amount()
    return
        value()
}
func more() { return if a { b() } else { c() } }
func other() -> Int { defer { a() }; b(); return c() }
let escaped = `default`.`self`
yield(value)
