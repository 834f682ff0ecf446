func conditions() {
    if list.contains { $0.isGood() } { a() }
    if list.contains { $0.isGood() }, b() { c() }
    if list.first { $0.isGood() } == nil { a() }
    if list.first { $0.isGood() }?.name() == nil { a() }
    if list.map { $0 }[0].isGood() { a() }
    if list.map { $0 } is [Int] { a() }
    if list.map { $0 } as? [Int] != nil { a() }
    if list.map { $0 } .isEmpty() { a() }
    if list.map { $0 } ? b() : c() { d() }
    if list.isEmpty { a() } else if list.all { $0 } { b() } else { c() }
    if list.isEmpty { a() }
    (b())
    if list.isEmpty { a() }
    .b()
    if let first = list.first { $0.isGood() }, first.isGood() { a() }
    if let first = list.first(where: { $0.isGood() }) { a() }
    if case let .some(x) = list.first { $0.isGood() } , x { a() }
    if (list.map { $0 }).isEmpty, [list.map { $0 }].isEmpty, check({ true }) { a() }
    if a, { check() }() { a() }
    if !{ check() }(), -{ 1 }() == 0 { a() }
    if unsafe { check() } { a() }
    if unsafe check { true } { a() }
    if try check(), await check() { a() }
    if #matches("a") { b() }
    if #matches("a") { $0 }, c() { b() }
    if check { get { a() } } { b() }
    guard list.contains { $0.isGood() }, b() else { return a() }
    guard list.all { $0 }, let b = list.first { $0 }?.b() else { return a() }
    guard let c = list.map { $0 }.first else { a() }
    while list.contains { $0.isGood() } { a() }
    while list.isEmpty { a() }
    for x in list.filter { $0.isGood() } { a(x) }
    for x in list where x.all { $0 } { a(x) }
    for x in list.filter { $0.isGood() } where x.all { $0 }.b() { a(x) }
    for x in ({ [1] })() { a(x) }
    switch list.first { $0.isGood() } { case 1: a(); default: b() }
    switch list.map { $0 } {
    case [1]: a()
    default: b()
    }
    switch value { case is Int where value.all { $0 }: a(); default: b() }
    do { try a() } catch let error where error.matches { $0 } { b() } catch _ where c { d() }
    repeat { a() } while list.contains { $0.isGood() }
    let y = if list.contains { $0 } { a() } else { b() }
    return if list.isEmpty { a { 1 } } else { b { 2 } c: { 3 } }
}
func moreConditions() {
    guard #matched {} ? a() : b() else { c() }
    if list.map {} ? a() : b() { c() }
    do { a() } catch .some { $0 }, .none where b() { c() }
    do { a() } catch list.first { $0 }.b { c() } catch (x) ?? { $0 } { d() } catch @Sealed Int { e() }
    for case .some { $0 }.all in list() { a() }
}
