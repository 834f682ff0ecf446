struct A { var b: A? { nil }; var c = [1]; var d: Int? = 1; subscript(i: Int) -> A? { nil } }
struct G<T> { var x: T? }
let root = \A.b
let optional = \A.b?.c
let forced = \A.b!.c[0]
let implicit: KeyPath<A, [Int]> = \.c
let identity = \A.self
let subscripted = \A.[0]
let indexed = \A.c[0]
let optionalRoot = \A?.?.c
let arrayRoot = \[A].first?.c
let arrayOptional = \[A]?.?.count
let genericRoot = \G<Int>.x
let genericOptional = \G<[Int: A]>?.?.x?.description
let bare: KeyPath<A?, [Int]?> = \.?.c
let bareForced: KeyPath<A?, [Int]> = \.!.c
let mapped = [A()].map(\.c).map(\.[0]) + [A()].map(\.c.count)
let compared = [A()].sorted { $0[keyPath: \.c.count] < $1[keyPath: \.c.count] }
let dictionary = [\A.c: 1, \A.d: 2] as [AnyKeyPath: Int]
let tuple = (\A.c, \A.d)
let spaced = \A .c .count
