/// A run of plain values that grows piece by piece and never moves, for the parser's inner loop.
///
/// What is taken from its end goes back to the system piece by piece too, so that what is read from it can be written
/// elsewhere without room for both. Its one owner has to end it with `deallocate`.
struct SegmentedBuffer<Element: BitwiseCopyable> {
    private var segments: [UnsafeMutablePointer<Element>]
    /// The last of them, how many elements it holds, and for how many it has room.
    private var segment: UnsafeMutablePointer<Element>
    private var filled = 0
    private var room: Int
    private(set) var count = 0
    private let firstRoom: Int

    private static var usualRoom: Int { 1 << 15 }

    /// - Parameter expected: how many elements may come; a small text needs no whole segment.
    init(expected: Int) {
        firstRoom = min(max(expected, 16), Self.usualRoom)
        room = firstRoom
        segments = []
        segment = Pages.allocate(capacity: room)
        segments.append(segment)
    }

    func deallocate() {
        for (index, segment) in segments.enumerated() {
            Pages.free(segment, capacity: index == 0 ? firstRoom : Self.usualRoom)
        }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if filled == room { addSegment() }
        (segment + filled).initialize(to: element)
        filled += 1
        count += 1
    }

    /// The last element; there must be one.
    var last: Element {
        get {
            precondition(count > 0)
            return segment[filled - 1]
        }
        nonmutating set {
            precondition(count > 0)
            segment[filled - 1] = newValue
        }
    }

    /// Takes all elements, the last first.
    @inline(__always) mutating func removeAllFromEnd(_ take: (Element) -> Void) {
        while true {
            var index = filled
            while index > 0 {
                index -= 1
                take(segment[index])
            }
            guard segments.count > 1 else { break }
            removeSegment()
        }
        filled = 0
        count = 0
    }

    /// Takes the last element; there must be one.
    @inline(__always) mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        filled -= 1
        let element = segment[filled]
        if filled == 0, count > 0 { removeSegment() }
        return element
    }

    @inline(never) private mutating func addSegment() {
        segment = Pages.allocate(capacity: Self.usualRoom)
        segments.append(segment)
        room = Self.usualRoom
        filled = 0
    }

    @inline(never) private mutating func removeSegment() {
        Pages.free(segments.removeLast(), capacity: Self.usualRoom)
        segment = segments[segments.count - 1]
        room = segments.count == 1 ? firstRoom : Self.usualRoom
        filled = room
    }
}
