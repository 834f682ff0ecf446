/// Whether bytes are text.
package enum UTF8Validity {
    /// Whether `bytes` are valid UTF-8.
    package static func holds(for bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return true }
        let count = bytes.count
        var index = 0
        while index < count {
            // Source is nearly all ASCII: eight bytes at a time.
            while index + 8 <= count,
                UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
            }
            guard index < count else { return true }
            let first = base[index]
            index += 1
            if first < 0x80 { continue }
            // The second byte is what rules out overlong forms, surrogates and what lies behind the last character.
            let rest: Int
            let second: ClosedRange<UInt8>
            switch first {
            case 0xC2...0xDF: (rest, second) = (1, 0x80...0xBF)
            case 0xE0: (rest, second) = (2, 0xA0...0xBF)
            case 0xED: (rest, second) = (2, 0x80...0x9F)
            case 0xE1...0xEF: (rest, second) = (2, 0x80...0xBF)
            case 0xF0: (rest, second) = (3, 0x90...0xBF)
            case 0xF1...0xF3: (rest, second) = (3, 0x80...0xBF)
            case 0xF4: (rest, second) = (3, 0x80...0x8F)
            default: return false
            }
            guard index + rest <= count, second.contains(base[index]) else { return false }
            for offset in 1..<rest where base[index + offset] & 0xC0 != 0x80 { return false }
            index += rest
        }
        return true
    }

    /// Whether `bytes` are valid UTF-8.
    package static func holds(for bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { holds(for: $0) } }
}
