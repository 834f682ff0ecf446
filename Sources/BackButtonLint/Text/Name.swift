/// A word of the sources as a number: equal words have equal names, and no string is kept.
///
/// 64 bits of FNV-1a over the word's UTF-8 bytes; backticks around it don't count. Two different words of one project
/// would have to collide in 64 bits to be taken for each other.
package struct Name: Hashable, Comparable, Sendable {
    package let hash: UInt64

    package static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01b3

    @inlinable package init(hash: UInt64) { self.hash = hash }

    package init(_ bytes: some Sequence<UInt8>) {
        var hash = Self.seed
        for byte in bytes { hash = Self.mix(hash, byte) }
        self.hash = hash
    }

    package init(_ word: StaticString) {
        var hash = Self.seed
        for index in 0..<word.utf8CodeUnitCount { hash = Self.mix(hash, word.utf8Start[index]) }
        self.hash = hash
    }

    package init(_ word: String) { self.init(word.utf8) }

    /// The hash of a word that goes on by one byte.
    package static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* prime }

    package static func < (left: Name, right: Name) -> Bool { left.hash < right.hash }
}
