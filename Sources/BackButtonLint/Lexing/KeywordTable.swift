/// Resolves the bytes of a word to its keyword, without a `String`: open addressing over a hash of length and first bytes.
struct KeywordTable: Sendable {
    fileprivate struct Entry: Sendable {
        var key: UInt64 = 0
        var keyword = Keyword.none
        var length: UInt8 = 0
        /// Where the spelling lies in `spellings`.
        var spelling: UInt16 = 0
    }

    static let shared = KeywordTable()

    private static let bits: UInt64 = 9
    /// No keyword is longer.
    static let longest = 20

    private var entries = [Entry](repeating: Entry(), count: 1 << Int(bits))
    private var spellings: [UInt8] = []
    /// For each first byte the lengths of the keywords that begin with it, a bit each: most names need no more.
    private var lengths = [UInt32](repeating: 0, count: 256)

    private init() {
        for keyword in Keyword.allCases where keyword != .none {
            let spelling = Array(keyword.spelling.utf8)
            let key = spelling.prefix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
            var slot = Self.slot(key: key, length: spelling.count)
            while entries[slot].keyword != .none { slot = (slot + 1) & (entries.count - 1) }
            entries[slot] = Entry(
                key: key, keyword: keyword, length: UInt8(spelling.count), spelling: UInt16(spellings.count))
            spellings += spelling
            lengths[Int(spelling[0])] |= 1 << UInt32(spelling.count)
        }
    }

    private static func slot(key: UInt64, length: Int) -> Int {
        let hash = (key ^ UInt64(truncatingIfNeeded: length) << 56) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> (64 - bits))
    }

    /// Hands out a reader that touches no reference counts.
    func withReader<Result>(_ body: (Reader) throws -> Result) rethrows -> Result {
        try entries.withUnsafeBufferPointer { entries in
            try spellings.withUnsafeBufferPointer { spellings in
                try lengths.withUnsafeBufferPointer { lengths in
                    try body(Reader(entries: entries, spellings: spellings, lengths: lengths))
                }
            }
        }
    }

    struct Reader {
        fileprivate let entries: UnsafeBufferPointer<Entry>
        fileprivate let spellings: UnsafeBufferPointer<UInt8>
        fileprivate let lengths: UnsafeBufferPointer<UInt32>

        /// The keyword that `text[start..<end]` spells.
        @inline(__always)
        func keyword(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Keyword {
            let length = end - start
            guard length <= KeywordTable.longest else { return .none }
            guard lengths[Int(text[start])] >> UInt32(truncatingIfNeeded: length) & 1 == 1 else { return .none }
            var key: UInt64
            if start + 8 <= text.count {
                key = UnsafeRawPointer(text.baseAddress! + start).loadUnaligned(as: UInt64.self)
                key = UInt64(littleEndian: key)
                if length < 8 { key &= (1 << (UInt64(length) * 8)) &- 1 }
            } else {
                key = 0
                var index = min(end, start + 8)
                while index > start {
                    index -= 1
                    key = key << 8 | UInt64(text[index])
                }
            }
            var slot = KeywordTable.slot(key: key, length: length)
            while entries[slot].keyword != .none {
                if entries[slot].key == key, Int(entries[slot].length) == length,
                    length <= 8 || spells(text, from: start, length: length, at: Int(entries[slot].spelling))
                {
                    return entries[slot].keyword
                }
                slot = (slot + 1) & (entries.count - 1)
            }
            return .none
        }

        private func spells(_ text: UnsafeBufferPointer<UInt8>, from start: Int, length: Int, at place: Int) -> Bool {
            for index in 8..<length where text[start + index] != spellings[place + index] { return false }
            return true
        }
    }
}
