/// A word of the sources as a number: equal words have equal names, and no string is kept.
///
/// 64 bits over the word's UTF-8 bytes; backticks around it don't count. Two different words of one project would have
/// to collide in 64 bits to be taken for each other.
package struct Name: Hashable, Comparable, Sendable {
    package let hash: UInt64

    package init(_ bytes: some Collection<UInt8>) {
        let hash = bytes.withContiguousStorageIfAvailable { Self.hash(of: $0) }
        self.hash = hash ?? Array(bytes).withUnsafeBufferPointer { Self.hash(of: $0) }
    }

    /// A word of a text; quicker than of the same bytes by themselves.
    package init(in text: [UInt8], _ range: Range<Int>) {
        hash = text.withUnsafeBufferPointer { text in
            guard let base = text.baseAddress else { return Self.finish(Self.seed, length: 0) }
            precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
            return Self.hash(
                base + range.lowerBound, length: range.count, readable: text.count - range.lowerBound)
        }
    }

    package init(_ word: String) { self.init(word.utf8) }

    package init(_ word: StaticString) {
        hash = word.withUTF8Buffer { Self.hash(of: $0) }
    }

    /// The hash in 16 hexadecimal digits.
    var digits: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard let base = bytes.baseAddress else { return finish(seed, length: 0) }
        return hash(base, length: bytes.count, readable: bytes.count)
    }

    /// The hash of the `length` bytes at `start`.
    ///
    /// - Parameter readable: How many bytes may be read from `start` on; eight more than `length` make it fast.
    @inline(__always)
    static func hash(_ start: UnsafePointer<UInt8>, length: Int, readable: Int) -> UInt64 {
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
    private static func finish(_ hash: UInt64, length: Int) -> UInt64 {
        let product = (hash ^ UInt64(length)).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return product.high ^ product.low
    }

    package static func < (left: Name, right: Name) -> Bool { left.hash < right.hash }
}
