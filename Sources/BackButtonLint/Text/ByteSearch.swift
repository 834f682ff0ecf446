/// Looks for several needles in bytes at once.
///
/// One pass whatever the number of needles: the last four bytes of a window as long as the shortest needle say how far
/// the window may jump (the method of Wu and Manber). Long needles make long jumps, so most bytes are never looked at.
package struct ByteSearch: Sendable {
    /// Which of the needles were found: bit `n` for needle `n`.
    package typealias Found = UInt64

    package let needles: [[UInt8]]

    /// How many bytes the longest needle has.
    package let longest: Int

    /// The length of the window.
    private let shortest: Int

    /// How many bytes at the window's end choose the jump: 4, or fewer if a needle is shorter.
    private let blockLength: Int

    /// For the hash of a block: how far the window may jump; 0 where a needle may begin at the window's start.
    private let jumps: [UInt8]

    private static var hashBits: UInt32 { 12 }

    /// - Parameter needles: At most 64, none of them empty.
    package init(_ needles: [[UInt8]]) {
        precondition(needles.count <= 64 && needles.allSatisfy { !$0.isEmpty })
        self.needles = needles
        longest = needles.map(\.count).max() ?? 0
        let shortest = min(needles.map(\.count).min() ?? 0, 255)
        let blockLength = min(4, shortest)
        var jumps = [UInt8](repeating: UInt8(max(1, shortest - blockLength + 1)), count: 1 << Self.hashBits)
        for needle in needles {
            needle.withUnsafeBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                for offset in 0...shortest - blockLength {
                    let hash = Self.hash(base + offset, blockLength)
                    jumps[hash] = min(jumps[hash], UInt8(shortest - blockLength - offset))
                }
            }
        }
        self.shortest = shortest
        self.blockLength = blockLength
        self.jumps = jumps
    }

    /// - Parameter needles: At most 64, none of them empty.
    package init(_ needles: [String]) { self.init(needles.map { Array($0.utf8) }) }

    /// Which needles occur in `bytes`.
    ///
    /// - Parameter known: Needles that need not be looked for any more; part of the answer.
    package func found(in bytes: UnsafeBufferPointer<UInt8>, known: Found = 0) -> Found {
        let all: Found = needles.count == 64 ? ~0 : (1 << needles.count) - 1
        var found = known
        guard found & all != all else { return found }
        matches(in: bytes) { needle, _ in
            found |= 1 << needle
            return found & all != all
        }
        return found
    }

    /// Which needles occur in `bytes`.
    package func found(in bytes: [UInt8]) -> Found { found(in: bytes[...]) }

    /// Which needles occur in `bytes`.
    package func found(in bytes: ArraySlice<UInt8>) -> Found { bytes.withUnsafeBufferPointer { found(in: $0) } }

    /// Every occurrence, ordered by offset and then needle; occurrences may overlap.
    package func occurrences(in bytes: [UInt8]) -> [(needle: Int, offset: Int)] {
        var occurrences: [(needle: Int, offset: Int)] = []
        bytes.withUnsafeBufferPointer { buffer in
            matches(in: buffer) { needle, offset in
                occurrences.append((needle, offset))
                return true
            }
        }
        return occurrences
    }

    /// Calls `body` with each occurrence until it says false.
    @inline(__always)
    private func matches(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int, Int) -> Bool) {
        guard let base = bytes.baseAddress, shortest > 0, bytes.count >= shortest else { return }
        let last = bytes.count - shortest
        let blockOffset = shortest - blockLength
        let isFour = blockLength == 4
        jumps.withUnsafeBufferPointer { jumps in
            var start = 0
            while start <= last {
                let block = base + (start + blockOffset)
                let hash = isFour ? Self.hash4(block) : Self.hash(block, blockLength)
                let jump = Int(jumps[hash])
                if jump != 0 {
                    start += jump
                    continue
                }
                for (index, needle) in needles.enumerated()
                where needle.count <= bytes.count - start && Self.isEqual(base + start, needle) {
                    if !body(index, start) { return }
                }
                start += 1
            }
        }
    }

    @inline(__always)
    private static func hash4(_ block: UnsafePointer<UInt8>) -> Int {
        let value = UnsafeRawPointer(block).loadUnaligned(as: UInt32.self)
        return Int((value &* 0x9E37_79B1) >> (32 - hashBits))
    }

    private static func hash(_ block: UnsafePointer<UInt8>, _ length: Int) -> Int {
        if length == 4 { return hash4(block) }
        var value: UInt32 = 0
        for offset in 0..<length { value = value << 8 | UInt32(block[offset]) }
        return Int((value &* 0x9E37_79B1) >> (32 - hashBits))
    }

    private static func isEqual(_ start: UnsafePointer<UInt8>, _ needle: [UInt8]) -> Bool {
        for (offset, byte) in needle.enumerated() where start[offset] != byte { return false }
        return true
    }
}
