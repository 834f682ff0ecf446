@abi(func oldName(first: Int = counted()) -> Int)
func newName(first: Int) -> Int { counted() }

@abi(var a, b: Int)
let c = 1, d = 2

@abi(let e = valued { 1 })
let f = valued { 2 }

struct Vane {
    @abi(init()) init() { spin() }
    @abi(deinit {}) deinit { stop() }
    @abi(subscript(i: Int) -> Wind { get {} set {} }) subscript(i: Int) -> Wind { blow(i) }
    @abi(@Guarded(checked()) static func turn() throws(Gale)) static func turned() throws(Gale) { veer() }
    @abi(var speed: Int { get {} set {} }) var speed: Int { measured() }
    @abi(associatedtype Wind) associatedtype Wind
    @Steered(by: { rudder() }, every: .minutes(5)) func steer() { pull() }
    @North.South<East>(west()) var both = 1
    @available(iOS 16, *) @MainActor @objc(turn:by:) func turn(_ a: Int, by b: Int) { veer() }
    @_specialize(exported: true, where T == Int) func special<T>(_ t: T) { veer() }
    @storageRestrictions(initializes: a) init(quick: Int) { spin() }
    @lifetime(borrow self) func lend() -> Wind { blow(1) }
    @freestanding(expression) macro gust(_ a: Int = force()) -> Int = #externalMacro(module: "M", type: "T")
}
@attached(extension, conformances: Turning, names: named(turn), prefixed(_)) macro Turns() = #external(made())
@resultBuilder @frozen public struct Builder {}
@preconcurrency @testable import struct Weather.Cloud
let typed: @Sendable @MainActor (Int) async -> Void = { _ in rain() }
func escape(_ a: @escaping @convention(block) () -> Void, _ b: @autoclosure () -> Int = fallen()) {}
let closure = { @MainActor @Sendable (a: Int) async in rain(a) }
let typeExpression = [@Sendable () -> Void](), other = (@escaping (Int) -> Void).self
@Sealed open(set) func opened() { called() }
static
open(set) let alsoOpened = called()
enum Blown: isolated @unchecked Wind, @preconcurrency Turning, nonisolated Gale {}
