prefix operator √
prefix operator ^
postfix operator ^
postfix operator %%
infix operator <>
infix operator .<
infix operator ...+
infix operator >=>
infix operator |>
infix operator &&&
let a: Int? = 1, b = [1], c: [Int]? = nil, t = (1, (2, 3))
let unwrapped = a! + a!, tight = a!+a!, doubled = [a!, -a!, !(a != nil) ? 1 : 2]
let compared = a!<a!, bigger = a!>a!, same = a!==a!, unsame = a!!=a!, more = a!>=a!, shifted = a!<<a!, ored = a!|a!
let chained = c?.first!, optionalCall = c?.map { $0 }.first?.description.first!, deep = c![0], deeper = c?[0].self
let coalesced = a ?? 1, tightly = a ??
    1
let chosen = a! > 0 ? a! : 1, crammed = a!>0 ?a! :1, nested = a! > 0 ? a! < 1 ? 2 : 3 : 4
let ranges = [0...a!, -1...1, 0..<a!].count, partial = [b[0...], b[...0], b[..<1]].count, spread = (-1)...(1)
let references = [(+), (-), (<), (...), (??)].count
let types: [Int?: [Int?]?] = [:], forcedTypes: (Int!) -> [Int?]! = { [$0] }, several: Int??? = nil
let generics: Array<Array<Int?>?>? = nil, triple: Array<Array<Array<Int>>>=[], arrows: Array<(Int)->Array<Int>>=[]
let closures: Array<()->()>?=nil, defaulted: Optional<Set<Int>>=nil, arguments = Array<Set<Int>>().count<1
let compositions: (any Hashable&Sendable)?=nil, spaced: (any Hashable & Sendable)? = nil
let members = t.1.0 + t.0+t.1.1-t.0, floats = 1.5.description, integers = 1.description, hexes = 0x1.description
let addresses = withUnsafePointer(to: b){ $0 }, references2 = { (x: inout Int) in x += 1 }, taken = { (x: inout [Int]) in references2(&x[0]) }
let negations = [!true, !(!true), -1, +1, ~1, -(-1), 1 - -1, 1 + +1, 1 & ~1, 1 && true == false ? 1 : 2] as [Any]
let paths = [\[Int].count, \[Int].[0]], optionalPaths = \[Int]?.?.count, forcedPaths = \[Int]?.!.count
func <>(l: Int, r: Int) -> Bool { l<r||l>r }
func <><T>(l: T, r: [T]) -> Bool { true }
func .< (l: Int, r: Int) -> Bool { l<r }
func ...+ (l: Int, r: Int) -> Int { l }
func >=> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A)->C { { g(f($0)) } }
func |> <A, B>(a: A, f: (A)->B)->B { f(a) }
prefix func √(a: Int) -> Int { a }
prefix func ^(a: Int) -> Int { a }
postfix func ^(a: Int) -> Int { a }
postfix func %%(a: Int) -> Int { a }
let postfixes = 1^ + 1%%, both = ^1^, memberOfPostfix = 1^.description, unwrappedPostfix = a!^, prefixed = √4+√9-√(4)
let piped = 1 |> { $0 + 1 }, dotted = 1 .< 2, dots = 1 ...+ 2
let composed = ({ $0 + 1 } as (Int)->Int) >=> { $0 * 2 } >=> { -$0 }
let comment = 1/* a */+/* b */2, lineEnd = 1 +// c
    2, starred = 2 * /* d */ 3, masked = 1 & /**/ 1
var x = 1, o: Int? = 2
x+=1; x-=1; x*=2; x/=2; x%=3; x<<=1; x>>=1; x&=1; x|=1; x^=1; x=x; x = -x; x=(-x); o?+=1; o!-=1; o = o.map{-$0}
