let actor = 1, async = 2, await_ = 3, macro = macro(1), some = some.any, each = 4
func get() -> set { get.set(get()) }
let prefix = prefix(2), open = open(url), optional = lazy.map { final($0) }
final.call(); override(); mutating { weak() }
let type: Int.Type = Int.self, proto = P.Protocol.self
struct `struct` { var `var`: Int { `func`() } }
$binding.wrapped(); $0.first()
x.default.in(for: self).init(if: 1).self
let _ = consume.copy(borrow), sending = isolated
async { await actor.run() }
struct package { let sending: borrowing }
