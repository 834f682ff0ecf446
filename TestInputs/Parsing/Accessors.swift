struct Barrel<Content> {
    var level: Double { get { gauge.read() } set(new) { gauge.fill(to: new) } nonmutating set { drain() } }
    var label: String { mutating get async throws(Failure) { try await printed() } }
    var lid: Lid { @inlinable get { lids.first() } @MainActor set { lids.put(newValue) } }
    var wood: Wood { _read { yield store.wood() } _modify { yield &store.wood(1) } }
    var hoop: Hoop { borrow { hoops.lent() } }
    var tap: Tap { unsafeAddress { address(of: 1) } unsafeMutableAddress { address(of: 2) } }
    var bung: Bung { addressWithOwner { owned(1) } mutableAddressWithOwner { owned(2) } }
    var stave: Stave { init(initialValue) { cut(initialValue) } get { cut(1) } }
    var age: Int = grown(1) { willSet { note(newValue) } didSet(old) { note(old) } }
    var ageByLine: Int = grown(1)
    { didSet { note(oldValue) } }
    var marked = made { @_accessorBlock get { 1 } }
    var rate: Double { get throws
        (Failure) { try measured() } }

    // Words of other grammars are calls where a getter begins.
    var page: Page { read { turned() } }
    var size: Size { modify { $0.grow() } }
    var gap: Gap { mutate(1) }
    var got: Int { getter { 1 } }
    subscript(at index: Int) -> Content { borrow { contents.lent(index) } }
    subscript<Key>(_ key: Key) -> Content? where Key: Hashable { _read { yield look(key) } }
    static subscript(name: String) -> Self { get throws { try open(name) } }
}
protocol Filled { var level: Double { get async throws set } ; static var kinds: [Kind] { get } ; subscript() -> Int { get } }
