func calls(_ items: [Item]) {
    plain()
    plain(1, two: "2", _: .three, for: [4: 5], in: nil)
    plain { $0.name }
    plain(1) { one in one } second: { two() } third: { _, three in three }
    plain
    { onNextLine() }
    plain()
        .member
        .call() { inner() }
        .other(a, b)
        .last
    optional?.call()?.chain![0]?(1)!.end()
    generic<Int>(1).make<[Set<Int>]>().Inner<Key, Value>()
    less < more
    pair(less < more, more > (less))
    pair(less < more, more > less)
    (callee)(); callee()(); callees[0](); { literal() }()
    numbers[at: 0] { inSubscript() }
    numbers.reduce(0, +)
    numbers.sorted(by: >)
    tuple.0.1(inside)
    method(of:with:)(1, 2)
    Module::function(Module::value.Module::member())
    .implicit(1).chained { 2 }
    self.init(a: 1); super.draw(); Self.make(); self(1)
    let arrays = [Int](), maps = [String: (Int) -> Void](minimumCapacity: 2), kinds = [any Kind]()
    a = b
    (newStatement)
    a.b
    [newLiteral()]
    x! = y; x!=y; x != y; a! .b(); a?[0] = c()
    prefixed(-1, &a, !b(), ~c, ...d, e...)
    #selector(Screen.leave(_:))
    #Preview("Name", traits: .landscape()) { Screen() }
    #function
    callWithIf(if a { b() } else { c() }, switch d { case 1: e() default: f() })
    try await first(try second(), await third())
    let copied = copy item, consumed = consume(item), each = each.next()
    unsafe pointer.read()
    discard.result(); yield.value(); then(); open(file); package.name()
    let chosen = a ? b() : c ? d { e() } : f
    let cast = a as? Foo<Bar>.Baz ?? b() as! () throws -> Void
    let kind = a is Foo<Int> ? yes() : no()
    let path = \Item.name[keyed(by: 1)]?.count, shorter = names.map(\.self), type = \[Int]?.first!.x
    outer(inner: { closure() }, last: { $0 })
}
class Sub: Base { override func draw() { super<Int>(1); super < one(); super.draw<Int>(1); super[0] { two() } } }
255.255.0.called(); 1.0.2(); 1.0.2 { rare() }; pair.0.1 { rare() }
