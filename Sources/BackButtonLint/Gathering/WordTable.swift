/// The distinct words of the file in hand; emptied without going over all of it.
final class WordTable {
    /// In each a hash, whose lowest bit says whether the word may be declared; 0 for none.
    private var slots: UnsafeMutablePointer<UInt32>
    private var mask: Int

    /// Which slots hold a word.
    private var filled: [Int32] = []

    init() {
        mask = (1 << 12) - 1
        slots = Self.slots(count: mask + 1)
    }

    deinit { slots.deallocate() }

    private static func slots(count: Int) -> UnsafeMutablePointer<UInt32> {
        let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        slots.initialize(repeating: 0, count: count)
        return slots
    }

    var count: Int { filled.count }

    func clear() {
        for slot in filled { slots[Int(slot)] = 0 }
        filled.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    func insert(_ hash: UInt32, isDeclared: Bool) {
        let word = hash & ~1
        var slot = Int(hash >> 1) & mask
        while slots[slot] & ~1 != word {
            if slots[slot] == 0 {
                add(word | (isDeclared ? 1 : 0), at: slot)
                return
            }
            slot = (slot + 1) & mask
        }
        if isDeclared { slots[slot] |= 1 }
    }

    /// Calls `body` with each word's hash and whether it may be declared.
    @inline(__always)
    func visit(_ body: (UInt32, Bool) -> Void) {
        for slot in filled { body(slots[Int(slot)] & ~1, slots[Int(slot)] & 1 == 1) }
    }

    @inline(never)
    private func add(_ entry: UInt32, at slot: Int) {
        slots[slot] = entry
        filled.append(Int32(truncatingIfNeeded: slot))
        if filled.count * 2 > mask { grow() }
    }

    private func grow() {
        let entries = filled.map { slots[Int($0)] }
        slots.deallocate()
        mask = mask * 2 + 1
        slots = Self.slots(count: mask + 1)
        filled.removeAll(keepingCapacity: true)
        for entry in entries { insert(entry & ~1, isDeclared: entry & 1 == 1) }
    }
}
