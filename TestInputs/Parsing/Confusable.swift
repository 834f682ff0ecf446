// Each of these has misled a reader of Swift that wasn't the compiler.
func conditions() {
    if let wrapped = error as? Failure, case let .inner(deep as Deep) = wrapped, deep.code() == 1 { report(deep) } else { show() }
    if let link = Link(text: "x"){ open(link) }
    models.append(row(text: cell(
        title: "a"), style: style)
        .onTap { context in context.state = context.isBusy ? .wait : .run; context.done = { [weak self] _ in self?.tapped() } })
    if point.x > -width(), point.x < width(), point.y > -height(), point.y < height() { hit() }
    if before < view.offset.y, (view.offset.y + view.size()) > (limit * view.height()) { scroll() }
    if size < .large, size > .small(1) { grow() }
    if let answer = try await load() { use(answer) }
    if let answer = try? await load() { use(answer) }
    while isOpen, await load() { use(isOpen) }
    if let number = switch flag() {
    case true: one()
    case false: 0
    default: nil
    } { use(number) }
    guard let text: String? = switch kind { case .a: "h"; default: made() }, let text else { return }
    if list == { made() }() { use() }
    if list.all { $0 }; { separate() }()
}
func generics() {
    var waiting: Queue<(Failure?) -> Void> = [], buffer: Array<Item?> = Array<Item?>(count: 1, repeated: nil)
    let colour = round(Float(red) * 255) << 16 | round(Float(green) * 255) << 8 | round(Float(blue) * 255)
    let stride = length * Layout<UInt8>.size(); let kind = Box<Item>.self; let isMore = count > kind
    let map: Dictionary<String, String>=["a": value()], set: Set<Int>?=nil
    var tasks = [(() async throws -> Int)](), more = [() async -> Int](), plain = [() -> ()]()
    let closure = { (old: Thing??) -> String? in nil }, things: [Thing??] = list()
}
func lines() {
    var rows = list.map { [$0] }
    {
        $0.grow(1)
    } (&rows[0])
    label().if(isInline) { $0.small() }
    else: { $0.large() }
    list.map { $0 } .filter { $0 > 1 }
        // A comment.
        .reduce(0) { $0 + $1 } // Another.

        .description()
    let roots: [Double]? = left || right
        ? left && right
            ? x < y ? [x, y()] : [y(), x] // Two.
            : [left ? x() : y] // One.
        : nil
    a
    + b()
    - c()
    -d()
    x = y
    (a)
    [b]
    .c()
    return
    b()
}
func closures() {
    test(2) { $0.go() }; (test(2)) { $0.go() }; test { 1 } (2); once.doOnce ({ go() })
    let typed = try run(a: 0, b: 1) { a, b throws(Small) in go() }
    sink = kids.map {
        $0.tab.map { _ in () }.erased()
    }.reduce( nil as Stream<Void, Never>?, { a, b in
        a?.join( b ).map { _ in () }.erased() ?? b
    } )?.sink {
        go($0)
    }
    for await case let next? in group where !done() { await go(next) }
    let chosen = flag ? { yes() } : { no() }, other = flag ? yes { 1 } : no { 2 }
}
func literals() {
    let close = [/\)/, /\(/, /[)]/, /a{2}-b{3}$/, /^[0-9a-f]{8}-[a-f0-9]{4}/], shade = Shade(white: 216.0/255.0, alpha: 44.0/255.0)
    let lines = """
        first "x" \(error.words ?? error.text())

        """
    let value = switch flag { default: Alert(title: .init(lines), buttons: [.default(.init("OK"))]) }
}
enum Directives { case a
#if os(iOS)
case b(Int = number())
#endif
}
func zip<Other, each More>(with other: Optional<Other>, _ more: repeat Optional<each More>) -> Optional<(Whole, Other, repeat each More)> { made() }
