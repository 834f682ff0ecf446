/// A growing run of plain values, for the parser's inner loop.
///
/// An array would count references and check for a second owner with each of its appends; this one has its one owner,
/// who has to end it with `deallocate`.
struct GrowingBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    func deallocate() { base.deallocate() }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Takes the last element; there must be one.
    @inline(__always) mutating func removeLast() -> Element {
        precondition(count > 0)
        count -= 1
        return base[count]
    }

    /// The last element; there must be one.
    var last: Element {
        get {
            precondition(count > 0)
            return base[count - 1]
        }
        nonmutating set {
            precondition(count > 0)
            base[count - 1] = newValue
        }
    }

    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    @inline(never) private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
