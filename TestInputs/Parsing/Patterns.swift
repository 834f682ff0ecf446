func patterns(_ value: Any) {
    if case .none = first() { a() }
    if case .some(.some(let x)) = first(), case let (y, z)? = second(), case is Int = third() { a(x, y, z) }
    if case let x as [String: Set<Int>] = first(), case 1...limit() = second(), case ..<limit() = third() { a(x) }
    if case Outer<Int>.Inner.kind(let x, label: _) = first(), case (_, nil, "a", -1, true) = second() { a(x) }
    if case let x? = first, case var y! = second { a() }
    if case .a(b: { c() }) = first() { a() }
    if let (x, (y, _)) = first(), var (z): Int = second() { a() }
    guard case .ready(let engine)? = state(), case let .go(speed, _) = engine else { return a() }
    while case let node? = next() { use(node) }
    while case .some(let node) = next(), case .leaf = node { use(node) }
    for case let x? in list() { a(x) }
    for case .some((let x, _)) in list() where x.isGood() { a(x) }
    for case is Int in list() { a() }
    for case let (i, x as Int) in list().enumerated() { a(i) }
    for (_, (x, y)) in list() { a(x) }
    for var x in list() { a(x) }
    for _ in 0..<count() { a() }
    for x: (Int, [String]) in list() { a(x) }
    switch value {
    case let .a(x), let .b(x, _) where x.isGood(), .c(let x): a(x)
    case .d(e: let x, f: is Int, let (y, z)) where x > y: a(z)
    case (1, 2), (3...4, _), (..<5, let x): a(x)
    case let x as Int where x > limit(), let x as Double: a(x)
    case is Int, is [String], is () -> Void: a()
    case limit(), limit() + 1, -limit(), flag() ? 1 : 2: a()
    case "a\(name())b", #"c"#, /d/: a()
    case nil, true, 1.5, Self.kind, Outer.kind(1), .kind[0]: a()
    case [], [1, x], [:]: a()
    case let x where x.all { $0 }: a()
    case { $0 }: a()
    case \.path, #line, (x): a()
    case let (x, y): a(x, y)
    case var x: a(x)
    case _ where flag(): a()
    case _: a()
    @unknown default: a()
    }
    do { try a() } catch Failure.small(let size) where size > 1, Failure.large { b() } catch let e as Other { c(e) } catch is Third { d() }
    do { try a() } catch .some(let x) { b(x) } catch let x where x.isGood() { c() } catch (let x, _) { d(x) } catch { e() }
    let (x, y) = pair(), (z, _): (Int, Int) = pair(), _ = ignored(), ((p), q) = (a(), b())
}
