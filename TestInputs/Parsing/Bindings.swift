let width = measured(1), height: Double, depth = 3 as Double, (left, right) = split(2), _ = ignored()
let first = pick(), var second = pick()
var third: Int, let fourth: Int
var var fifth = doubled()
struct Shelf {
    inout borrowed: Book { shared() }
    var list = [Book](), map = [String: (Int) -> Book](minimumCapacity: 2), made: Book = { Book() }()
    var late: Set<Set<Book>>=[], optional: Book?=nil, forced: Array<Book>!=shelved()
    @Stored(key: "a", value: held()) private(set) weak var stored: Book?, other = Book()
    let after: Int
    let `class`: Int = `default`()
}
func bind() {
    let joined = if wide() { fill() } else { leave() }
    let chosen = switch kind() { case .a: one() default: two() }
    let closure = { give() }, called = { give() }()
    async let one = load(1), two = load(2)
    guard let self, var copy = copied(), let (a, b) = pair(), case let .c(d)? = e.f() else { return }
    if let value, let other = found { $0.isGood() } {}
    if case let (x, y) = pair { 1 }, x > y {}
}
