/// The distinct words of the file in hand; emptied without being cleared.
struct WordTable {
    /// In each: the round it was filled in, whether it may be declared, and the hash.
    private var slots: [UInt64]

    /// Which slots this round has filled.
    private var filled: [Int32] = []
    private var round: UInt64 = 1

    init() { slots = [UInt64](repeating: 0, count: 1 << 12) }

    var count: Int { filled.count }

    mutating func clear() {
        filled.removeAll(keepingCapacity: true)
        round += 1
        // The round has 31 bits.
        if round >> 31 != 0 {
            for slot in slots.indices { slots[slot] = 0 }
            round = 1
        }
    }

    @inline(__always)
    mutating func insert(_ hash: UInt32, isDeclared: Bool) {
        // A filter keeps all but the lowest bit.
        let entry = round << 33 | UInt64(hash & ~1)
        let mask = slots.count - 1
        var slot = Int(hash >> 1) & mask
        while true {
            let found = slots[slot]
            if found >> 33 != round { break }
            if found & ~Self.declared == entry {
                if isDeclared { slots[slot] = found | Self.declared }
                return
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = entry | (isDeclared ? Self.declared : 0)
        filled.append(Int32(truncatingIfNeeded: slot))
        if filled.count * 2 > slots.count { grow() }
    }

    private static var declared: UInt64 { 1 << 32 }

    /// Calls `body` with each word's hash and whether it may be declared.
    @inline(__always)
    func visit(_ body: (UInt32, Bool) -> Void) {
        for slot in filled {
            let entry = slots[Int(slot)]
            body(UInt32(truncatingIfNeeded: entry), entry & Self.declared != 0)
        }
    }

    private mutating func grow() {
        var words: [(UInt32, Bool)] = []
        visit { words.append(($0, $1)) }
        slots = [UInt64](repeating: 0, count: slots.count * 2)
        filled.removeAll(keepingCapacity: true)
        for (hash, isDeclared) in words { insert(hash, isDeclared: isDeclared) }
    }
}
