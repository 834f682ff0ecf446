import struct Garden.Bed
@preconcurrency import Tools

@main
public struct Shed<Tool: Handheld & Sendable, each Part, let shelves: Int>: @unchecked Sendable, ~Copyable
where Tool.Grip == Wood<Oak>, repeat each Part: Storable {
    public private(set) static var shared: Shed = .make()
    lazy var label: String = { names.joined(separator: ", ") }()
    let width, height: Double, depth = measure(1), tags: Array<Set<Int>>=[first()]
    let (left, right) = split(at: 2)
    nonisolated(unsafe) weak var owner: (any Person)?
    @Published var count: Int = 0 { willSet(next) { note(next) } didSet { note(oldValue) } }

    init?(_ size: Int = least(), of kind: @autoclosure () -> Kind, rest: Int...) async throws(Failure) {
        self.init(size: size)
        init(size)
    }
    deinit { close() }

    subscript<Key>(key: Key, default fallback: @escaping () -> Tool = { .spade }) -> Tool where Key: Hashable {
        get { look(key) ?? fallback() }
        _modify { yield &store[key] }
    }

    static func reset() {}
    consuming func take() -> some Handheld { tools.removeLast() }
    func fit<T>(_: T, in box: borrowing Box<T>) rethrows -> (T, size: Int)? { nil }
    static func ==<T>(left: T, right: T) -> Bool { same(left, right) }
    static prefix func -(shed: Shed) -> Shed { shed.flipped() }
    var area: Double { width * height }
    var volume: Double { get async throws { try await compute(area) } }
    var `default value`: Int { read() }
}

extension Shed<Spade>.Door: @retroactive Lockable where Key == Never { func lock() { bolt() } }

enum Season: Int, CaseIterable {
    case spring = 1, summer(heat: Int = peak(), Int), autumn
    indirect case year([Season])
    #if WINTER
    case winter
    #endif
    case `default`
}

protocol Growing<Water>: AnyObject {
    associatedtype Water: Liquid = Rain where Water.Drop == Drop
    typealias Pair = (Water, Water) -> Void
    var height: Int { get set }
    init()
    func grow(by: Int) async throws -> Water
    static func + (left: Self, right: Self) -> Self
}

actor Gardener: Person {
    isolated deinit { stop() }
    func actor() { let open = actor.open() }
}

infix operator <+>: Mixing
precedencegroup Mixing { higherThan: AdditionPrecedence }
@attached(member, names: named(grow)) public macro Plant(_ depth: Int = near()) = #externalMacro(module: "M", type: "P")

struct Settings {
    @Environment(\.dismiss) private var leave
    @Setting("size", range: limits(of: Int.self)) var size = 3
    #if os(iOS)
    @Available
    #else
    @Missing(why())
    #endif
    func both() {}
    #Stored(in: makeStore()) { refresh() }
    @available(iOS 16, *) open class Inner {}
    private var reader: @Sendable () async -> Void = { await read() }
}

class Base {
    class func make() -> Base { Base() }
    class override final var shared: Base { made() }
    class Nested { let inner = Base() }
}

// `class` before the word of another declaration is a modifier, whatever sense that makes.
class actor { let rake = Rake() }
class macro<T>: Base { let rake = Rake() }
class actor Named { let rake = Rake() }
class deinit { rake() }
class extension Base { func rake() { rake() } }
class associatedtype Rake
class precedencegroup Raking { higherThan: Mixing }
func members() {
    class
    inout raked = rake()
}
class __consuming #Raked { rake() }
func opened() {
    open(rake())
    static open(set) let first = rake()
}
