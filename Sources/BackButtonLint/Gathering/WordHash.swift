/// A word by its hash: the same for the same bytes, wherever they come from.
package struct WordHash: Hashable, Sendable {
    package let value: UInt32

    init(value: UInt32) { self.value = value }

    package init(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        value = bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return WordHash.finish(WordHash.seed, length: 0) }
            return WordHash.value(base, length: buffer.count, readable: buffer.count)
        }
    }

    package init(_ word: String) { self.init(word.utf8) }

    /// The hash of the `length` bytes at `start`.
    ///
    /// - Parameter readable: How many bytes may be read from `start` on; eight more than `length` make it fast.
    @inline(__always)
    static func value(_ start: UnsafePointer<UInt8>, length: Int, readable: Int) -> UInt32 {
        var hash = seed
        var offset = 0
        while offset + 8 <= length {
            hash = mix(hash, UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self).littleEndian)
            offset += 8
        }
        let rest = length - offset
        if rest > 0 {
            var word: UInt64
            if offset + 8 <= readable {
                word = UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self).littleEndian
                word &= ~0 >> UInt64(64 - rest * 8)
            } else {
                word = 0
                for index in 0..<rest { word |= UInt64(start[offset + index]) << UInt64(index * 8) }
            }
            hash = mix(hash, word)
        }
        return finish(hash, length: length)
    }

    private static var seed: UInt64 { 0x9E37_79B9_7F4A_7C15 }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }

    @inline(__always)
    private static func finish(_ hash: UInt64, length: Int) -> UInt32 {
        let product = (hash ^ UInt64(length)).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return UInt32(truncatingIfNeeded: product.high ^ product.low)
    }
}
