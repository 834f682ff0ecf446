/// What SHA-1 and SHA-256 have in common: the blocks that a text is taken in (FIPS 180-4, sections 5.1.1 and 5.2.1).
enum HashBlocks {
    /// Calls `body` with 16 words for each 64 bytes; behind the text stand a bit, zeros, and its length in bits.
    static func forEach(of bytes: [UInt8], _ body: ([UInt32]) -> Void) {
        let end = bytes[(bytes.count & ~63)...]
        var tail = end + [0x80]
        while tail.count % 64 != 56 { tail.append(0) }
        let length = UInt64(bytes.count) * 8
        for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: length >> shift)) }
        var block = [UInt32](repeating: 0, count: 16)
        for part in [bytes[..<end.startIndex], tail] {
            for start in stride(from: part.startIndex, to: part.endIndex, by: 64) {
                for index in 0..<16 {
                    let word = part[(start + 4 * index)..<(start + 4 * index + 4)]
                    block[index] = word.reduce(0) { $0 << 8 | UInt32($1) }
                }
                body(block)
            }
        }
    }

    static func bytes(of state: [UInt32]) -> [UInt8] {
        state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }
}
