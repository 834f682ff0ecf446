let inline: [3 of Int] = made(), nested: [2 of [n of Cell]] = filled()
let called = [4 of Int] { index in square(index) }, constructed = [n of Cell](repeating: cell())
let isolated: nonisolated(nonsending) () async -> Void = run
let arrays = [nonisolated(nonsending) () async -> Void](), maps = [String: (nonisolated(nonsending) () -> Void)?].self
let taken = take(nonisolated(nonsending) () async -> Void), name = nonisolated(nonsending) { plain() }
struct Cell: nonisolated
    Sealed, @unchecked
    Sendable {}
struct Comb<each Wax, let size: Int>: ~Copyable, ~Escapable & Sealed where repeat each Wax: Sealed, size == 3 {}
extension Comb: @retroactive Equatable, @preconcurrency Hashable, nonisolated Sealed where Wax: ~Copyable {}
func packed<each T, each U: Sealed>(_ t: repeat each T, to u: repeat (each U)?) -> (repeat (each T, each U)) { (repeat join(each t, each u)) }
func typed(_ a: borrowing Cell, _ b: consuming [Cell], c: inout sending Cell, _ d: isolated (any Actor)? = #isolation) {}
func thrown<E: Error>(_ body: () throws(E) -> Void) throws(E) -> Void { try body() }
func thrownByLine() throws
    (Failure) { try run() }
func opaque() -> some Collection<Cell> & Sealed { [] }
func existential(_ a: any Sealed.Type, _ b: (any Sealed)?, _ c: some (Sealed & Other)) -> any Collection<[Cell]> { [] }
func named() -> <T: Sealed> (T, [T]) { made() }
typealias Handler<T> = @Sendable (T?, _ error: (any Error)?, inout [T]) async throws(Failure) -> Void
typealias Dots = Outer<Inner<Deep>>.Other<Int?>.Kind.Type
let empty = Outer<Inner<>, Other<>>(), integers = Vector<3, -1, Int>(), unsure = first < second, third > (fourth)
let functions = Outer<(Int) async throws -> Inner<Int>, @escaping () -> ()>(), tuples = Outer<(a: Int, _ b: [Int: Set<Int>])>()
let members = Outer<Int>.Inner<Int>.make<Int>(1), optionals = Outer<Int>?.none, chosen = a<b ? c() : d()
let qualified = Hive::Comb<Hive::Cell>(), numbered = list.map { $0 < limit && $1 > (floor()) }
let casted = value as! Outer<Int>.Kind, checked = value is [String: Outer<Int>?], tried = try? value as? () -> Void
func <+> <T>(left: T, right: T) -> T { joined(left, right) }
func << <T>(left: T, right: T) -> T { joined(left, right) }
func <<T>(left: T, right: T) -> Bool { joined(left, right) }
func same<T, U>(_ t: T) where T == [U], U.Part == Outer<Int>, T: Sealed & Other { joined(t) }
let calledNonsending = [-nonisolated(nonsending)(run()), nonisolated(nonsending)(run()) as? Any, nonisolated(nonsending)().0 <= run()]
let metatypes = [any Sealed, any Sealed & Other, any (Sealed & Other), any ~Copyable, any Outer<Int>.Type]
any Sealed
{ separate() }
let notCounted = [Outer<(3)>(made()), Outer<(-3)>(made())].count
