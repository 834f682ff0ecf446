let a: (Int) -> Int = { $0 }
let b = { (x: Int, y: inout Int) async throws -> Int in x / y }
let c = [1].map { [weak self] x in x }.filter{ $0>1 }.map{$0/2}
let d = f { 1 } g: { 2 }
let e = { { { } } }()
let h = f({ $0 }, { _ in }, { a, b in a })
let i = x ? { 1 } : { 2 }
let j = { @MainActor [a = b, unowned(safe) c] (d) in d }
let k = f { /a/ } + f {/b/}
if f({ $0 }) {} else if x { } else {}
let l = { ($0.0, $0.1.2) }
let m = y { .z }.w { !$0 }
