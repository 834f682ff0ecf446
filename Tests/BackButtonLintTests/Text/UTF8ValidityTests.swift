import Testing

@testable import BackButtonLint

@Suite struct UTF8ValidityTests {
    /// Compares with the standard library: bytes are valid if nothing in them had to be replaced.
    @Test func itAgreesWithTheStandardLibrary() {
        var random = SeededGenerator(seed: 3)
        let pieces: [[UInt8]] = [
            Array("a".utf8), Array("é".utf8), Array("€".utf8), Array("😀".utf8), Array("eight letters".utf8),
            [0x80], [0xC0], [0xC1, 0x80], [0xC2], [0xE0, 0x9F, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF],
            [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80],
            [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
        ]
        var counts = (valid: 0, invalid: 0)
        for _ in 0..<5000 {
            let bytes = (0..<random.next(below: 6)).flatMap { _ in
                random.happens(onceIn: 3) ? random.pick(pieces) : random.pick(Array(pieces.prefix(5)))
            }
            let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
            #expect(UTF8Validity.holds(for: bytes) == isValid)
            if isValid { counts.valid += 1 } else { counts.invalid += 1 }
        }
        #expect(counts.valid > 500 && counts.invalid > 500)
    }
}
