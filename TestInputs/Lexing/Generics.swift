struct Box<A, B: Collection>: Equatable where A: Hashable, B.Element == A { var a: A?; init?() { nil } }
let nested: Dictionary<String, Array<Set<Int>>> = [:]
let optional: Array<Int>? = nil, forced: Array<Int>! = nil, several: [Array<Int>?]? = nil
let called = Array<Int>(), member = Array<Int>.Element.self, optionalCall = Optional<Array<Int>>.none
func variadic(_ a: Array<Int>..., b: Array<Int>?...) {}
func defaults(a: Array<Int>=[], b: Array<Int>?=nil) {}
func == <A, B>(a: Box<A, B>, b: Box<A, B>) -> Bool { a.a == b.a }
func <<A>(a: A, b: [A]) -> Bool { true }
let less = 1<2, both = (1<2, 3>(4))
func opaque() -> some Collection<Int> { [] }
func existential(_ a: any Sequence<[Int]>, _ b: (any Hashable)?) -> any Collection<Int> & Sendable { [] }
func packs<each T>(_ t: repeat each T) -> (repeat each T) { (repeat each t) }
typealias F<A> = (A, Array<A>)->Array<A>
let closure: F<Int> = { _,b in b }
extension Array<Int> { static prefix func -(a: Self) -> Self { a } }
let integers: Vector<3, Int> = .init(), negative = Vector<-1, Int>.self
let sugar: [3 of Int] = [1, 2, 3]
