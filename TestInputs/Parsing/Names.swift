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
// Words that are keywords elsewhere.
func actor(actor: Int, async: Int, await_: Int) { async(actor); actor(async: async) }
let get = get(), set = set { get }, willSet = 1, didSet = didSet.get(), left = right(), none = none.some()
let module = macro(each: each), convenience = dynamic.final().lazy(), infix = postfix(prefix), weak = unowned.weak()
let mutating = nonmutating(mutating), override = required(override), optional = indirect(optional), isolated = isolated.run()
let yield = yield.resume(), then = then(1), discard = discard(), copy = copy(), consume = consume.all(), borrow = borrow(1)
let sending = sending(1), borrowing = borrowing(2), consuming = consuming { 3 }, unsafe = unsafe(4), nonisolated = nonisolated(5)
let some = some(1), any = any(2), each = each.next(), of = of(3), package = package.open(), using = using(4), macro = macro()
let Type = Type(), Protocol = Protocol.Type(), `self` = `self`(), `Any` = `Any`(), `init` = x.`init`(), _ = x.`Type`()
let members = [x.get(), x.in(), x.for(1), x.default { 1 }, x.init(), x.self.self(), x.Type.self, x.class(), x.subscript(2)]
let implicit = [.get(), .in(1), .default, .for { 2 }, .init(3), .self, .some(4), .class()]
call(in: 1, for: 2, default: 3, self: 4, init: 5, class: 6, if: 7, where: 8, inout_: 9, _: 10, let: 11, as: 12, is: 13, nil: 14)
call { 1 } in: { 2 } for: { 3 } default_: { 4 } async: { 5 } get: { 6 } _: { 7 }
func words(in a: Int, for b: Int, where c: Int, `inout` d: Int, as e: Int, default f: Int = of(), self g: Int, _ h: Int) {}
enum Words { case get, set, open, none, some(any: Int), `default`, `self`, async, await, each, of(type: Int), left, unsafe }
struct actor_ { var async: Int { await() }, left: Int { none() }, open: Int { get { close() } set { open() } } }
func `a name with blanks`(`and a label` `and a name`: Int) { `a name with blanks`(`and a label`: `1 + 1`()) }
struct `1st`: `2nd`, `a::b` { let `a*`: Int = `+ +`(), `"quoted"` = `a//b`() }
async { await run() }; await { run() }(); async(1) { 2 }
unsafe.run(); unsafe { run() }; unsafe run(); unsafe (run()); unsafe(run()); unsafe [run()]; unsafe .run(); unsafe -run()
consume x; consume(x); consume x.run(); consume { x }; copy x; copy(x).run(); borrow x; borrow.run(x); each x; each(x)
open(file); open.file(); package(a); package.b(); macro(a); macro.b(); using(a); using.b(); actor.a(); prefix(a); final.b()
label: for x in run() { continue label }
