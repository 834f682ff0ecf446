let `class` = 1, `in` = 2, `self2` = 3
let _private = `class`, __double__ = `in`, a_1 = 1, A1b2 = 2
let `raw name with blanks` = 1, `1st` = 2, `a-b/c "d"` = 3, `#/a/` = 4
let é = 1, naïve = 2, 日本語 = 3, ñ́ = 4, Ω = 5, ǆ = 6, ª = 7, 𝒳 = 8
let 😀 = 1, 👨‍👩‍👧 = 2, 🇩🇪 = 3, a️ = 4
func f(in x: Int, class y: Int, `default` z: Int = 0, _ w: Int = 0, for: Int = 1) -> Int { x + y + z + w }
let called = f(in: 1, class: 2, default: 3, 4)
let closure: (Int, Int) -> Int = { $0 + $1 }
@propertyWrapper struct Wrap { var wrappedValue = 1; var projectedValue: Int { 2 } }
struct Holder { @Wrap var value; init() { _ = $value; _ = self._value; _ = self.$value } }
enum Kind { case `default`, `switch`, open, get, set, some, any, async, await, each, package }
let kind = [Kind.default, .switch, .`switch`, .open, .get, .some, .any, .async, .await, .each]
let meta = (Int.self, Int.Type.self, Kind.`self`)
let dollar = { (a: Int) in a }
let contextual = (actor: 1, macro: 2, then: 3, yield: 4, borrowing: 5)
func get(set: Int, willSet didSet: Int) {}
let ___ = 1, _1 = 2, __ = 3
