infix operator /^/ : MultiplicationPrecedence
infix operator ^/
infix operator +/-: AdditionPrecedence
prefix operator ^^
postfix operator ^^
prefix operator √
infix operator ⊕ : AdditionPrecedence
infix operator .+
infix operator ..+..
infix operator <*>
infix operator ???: NilCoalescingPrecedence
infix operator ≠̂
postfix operator %
func /^/ (a: Int, b: Int) -> Int { a }
func ^/(a: Int, b: Int) -> Int { a }
func +/- (a: Int, b: Int) -> Int { a }
prefix func ^^ (a: Int) -> Int { a }
postfix func ^^(a: Int) -> Int { a }
prefix func √(a: Int) -> Int { a }
func ⊕ (a: Int, b: Int) -> Int { a }
func .+ (a: Int, b: Int) -> Int { a }
func ..+..(a: Int, b: Int) -> Int { a }
func <*><A>(a: A, b: A) -> A { a }
func ???<A>(a: A?, b: A) -> A { b }
postfix func %(a: Int) -> Int { a }
struct Pair: Equatable { static func == (a: Pair, b: Pair) -> Bool { true }; static func <(a: Pair, b: Pair) -> Bool { true } }
let a = 1, b = 2
var c: Int? = 3
let custom = a /^/ b ^/ a +/- b
let bound = ^^a + a^^ + √b
let unicode = a ⊕ b⊕a
let dotted = a .+ b ..+.. a
let ranges = [0...1, 0 ... 1, 0..<1, a...b].count
let oneSided = [[1, 2][0...], [1, 2][...1], [1, 2][..<1]]
let coalesced = c ?? c ?? a
let bits = a & b | a ^ b &+ a &* b &<< a >> b << a &- ~b
let compared = a <= b && a >= b || a == b && a != b && !(a < b)
let ternary = a > b ? a : b
let tightTernary = a>b ?a:b
let forced = c! + c!*c!
let negative = -a - -b
let function: (Int, Int) -> Int = (+)
let sum = [a, b].reduce(0, +) + [a, b].reduce(0,+)
func change(_ x: inout Int, _ y: UnsafePointer<Int>?) {}
func use() { var d = a; change(&d, nil); d += 1; d &+= 2; d <<= 1; c? += 1; _ = d }
let postfix = a%
let closure = { (x: Int) -> Int in x }
let typed: (Int)->(Int) = { $0 }
let generic: Array<Array<Int>> = []
let optionalGeneric: Array<Int>?=nil
let metatype = Array<Int>.self
let comparison = a<b
let chained = [1].first?.description.count ?? c!.description.count
let mark = c!.description + (c?.description)!
