func match(_ a: Any, _ b: Any = 0) -> Bool { true }
let simple = /a/
let blanks = /a b c/
let slash = /a\/b/
let groups = /(a|b)(?<name>c)/
let set = /[)(\/]\)/
let quote = /"/
let brace = /{/
let interpolation = /\(a\)/
let empty = #//#
let start = /^a$/
let call = match(/a/, /b/)
let member = /a/.self
let array = [/a/, /b c/]
let dictionary = [1: /a/, 2: /b/]
let ternary = true ? /a/ : /b/
let negated = !match(/a/)
let closure = { /a/ }
let closures = [{/a/}, { match(/a/) }]
let nested = match(match(/a b/), match(#/a/#))
let first = match(/=/, /!/)
let operators = match(/+a/, /a+/)
let escapedBlanks = match(/\ a\ /)
func give() -> Any { return /a b/ }
func attempt() -> Any { try? /^ a/ }
func force() -> Any { try! /a/ }
func wait() async -> Any { await /a/ }
let optional = simple as? Regex<Substring> ?? /a/
let labelled = match(
    /a (b)/,
    /c/
)
switch simple { case /a/: break; default: break }
if match(/a/) { _ = /b/ }
let closesInClass = /[)]/
let comma = (/a/, 1)
