let c = 8.0, i = 2.0
func give(_ a: Any..., by b: Any = 0) -> Any { a }
let assigned = /a/, bound: Any = /b/
let called = give(/a/, by: /b/), spread = give(
    /a b/,
    by: /c/
)
let listed = [/a/, /b/], keyed = [/a/: /b/], inTuple = (/a/, x: /b/), nested = [[/a/]: (/b/, [/c/])]
let given = { /a/ }, received = { (x: Any) in /a/ }, returned = { return /a/ }
let chosen = true ? /a/ : /b/, fallen = nil ?? /a/, cast = /a/ as Any, kind = /a/ is Any
let both = give(/a/) is Any && give(/b/) is Any, negated = !(/a/ is Int)
let tried = try? /a/, forced = try! /a/, waited = { () async in await /a/ }
let members = [/a/.self, /b/.self], piece = "\(/a/) and \(give(/b/))"
infix operator ~>: AdditionPrecedence
func ~> (a: Any, b: Any) -> Any { a }
let operated = c ~> /a/, matched = /a/ ~> c
func follow(_ a: Any) throws -> Any {
    if give(/a/) is Int { return /b/ } else { _ = /c/ }
    guard case let x as Int = give(/a/) else { return /b/ }
    for y in [/a/] where give(/b/) is Int { _ = y }
    while give(/a/) is Int { break }
    switch /a/ as Any {
    case let z where give(/b/, z) is Int: return /c/
    default: break
    }
    defer { _ = /a/ }
    do { _ = /a/ } catch { throw /b/ as! any Error }
    repeat { _ = /a/ } while give(/b/) is Int
    #if A
    /a/
    #elseif B
    _ = /b/
    #endif
    _ = x; /a/
    /b/
    return
        /c/
}
subscript_: do { _ = /a/ }
let afterWord = c/i/c, afterNumber = 8/2/2, afterParen = (c)/i/c, afterBracket = [c][0]/i/c, spacedWord = c / i / c
let afterClosure = { c }()/i/c, afterQuote = "a".count/2/1, afterMark = Optional(c)!/i/c, spacedMark = Optional(c)! / i / c
let afterSelf = { (x: Double) in x.self/i/c }, afterDollar = [c].map { $0/i/c }, afterTuple = (c, i).0/i/c
let afterRaw = `c`/i/c, afterType = Double(8)/i/c, afterCall = max(c, i)/i/c, spacedCall = max(c, i) / i / c
let overLines = c
    / i / c, mixed = c /
    i/c
let afterNil = [c, i].first.map { $0 / 2 }.map { $0/2 } ?? 4 / 2 / c
extension Double { static func / (a: Double, b: Int) -> Double { a }; func slash() -> Double { self / 2 / self } }
