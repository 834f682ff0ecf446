/// The distinct words of the file in hand, each with what it may be declared as; emptied without going over all of it.
final class WordTable {
    /// In each a hash in the upper half and roles in the lower; 0 for none.
    private var slots: UnsafeMutablePointer<UInt64>
    private var mask: Int

    /// Which slots hold a word.
    private var filled: [Int32] = []

    init() {
        mask = (1 << 12) - 1
        slots = Self.slots(count: mask + 1)
    }

    deinit { slots.deallocate() }

    private static func slots(count: Int) -> UnsafeMutablePointer<UInt64> {
        let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
        slots.initialize(repeating: 0, count: count)
        return slots
    }

    var count: Int { filled.count }

    func clear() {
        for slot in filled { slots[Int(slot)] = 0 }
        filled.removeAll(keepingCapacity: true)
    }

    /// - Parameter hash: Not 0.
    @inline(__always)
    func insert(_ hash: UInt32, _ roles: WordRoles) {
        var slot = Int(hash) & mask
        while UInt32(truncatingIfNeeded: slots[slot] >> 32) != hash {
            if slots[slot] == 0 {
                add(UInt64(hash) << 32 | UInt64(roles.rawValue), at: slot)
                return
            }
            slot = (slot + 1) & mask
        }
        slots[slot] |= UInt64(roles.rawValue)
    }

    /// Calls `body` with each word's hash and what it may be declared as.
    @inline(__always)
    func visit(_ body: (UInt32, WordRoles) -> Void) {
        for slot in filled {
            let entry = slots[Int(slot)]
            body(UInt32(truncatingIfNeeded: entry >> 32), WordRoles(rawValue: UInt8(truncatingIfNeeded: entry)))
        }
    }

    @inline(never)
    private func add(_ entry: UInt64, at slot: Int) {
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
        for entry in entries {
            insert(UInt32(truncatingIfNeeded: entry >> 32), WordRoles(rawValue: UInt8(truncatingIfNeeded: entry)))
        }
    }
}
