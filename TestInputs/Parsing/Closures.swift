let one = { first() }
let two = { a, b in second(a) }
let three = { (a: Int, b: [String], _ c: inout Int) async throws(Failure) -> Set<Int> in third(a) }
let four = { [weak self, unowned(safe) owner, x = make(1)] in fourth() }
let five = { @MainActor @Sendable [self] (value) -> @Sendable () -> Void in fifth() }
let six = { _ in sixth() }
let seven = { [a, b].seventh(); for x in y { z(x) } }
let eight = { (a, b).eighth(); c() }
let nine = { (a); d { $0 + $1 } }
let ten: () -> Void = { }
let eleven = { async in eleventh() }
let twelve = { a -> Int in twelfth(a) }
let nested = { { { { deep() } } } }
let call = run { done in done { finish(done) } } catching: { error in report(error) }
let defaulted = value ?? { fallback() }()
let ternary = flag ? { yes() } : { no() }
let list = [{ first() }, { x in second(x) }]
let map = ["a": { first() }, "b": { second() }]
let conditional = {
    #if DEBUG
    debug()
    #else
    release()
    #endif
}
