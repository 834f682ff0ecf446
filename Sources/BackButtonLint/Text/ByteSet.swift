/// A set of bytes, written in brackets in a pattern.
struct ByteSet: Sendable {
    private var words = SIMD4<UInt64>()

    func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

    private mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    /// Reads a set whose `[` lies before `index`, and leaves `index` behind its `]`; nil if there is none.
    init?(_ pattern: ArraySlice<UInt8>, at index: inout Int) {
        func byte(_ position: Int) -> UInt8? { position < pattern.endIndex ? pattern[position] : nil }

        var isNegated = false
        if let first = byte(index), first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
            isNegated = true
            index += 1
        }
        // What a range may start from: the byte before, unless a range or a class stands there.
        var rangeStart: UInt8?
        var isFirst = true
        while true {
            guard var current = byte(index) else { return nil }
            // A bracket that closes at once stands for itself.
            if current == UInt8(ascii: "]"), !isFirst { break }
            isFirst = false
            if current == UInt8(ascii: "\\") {
                index += 1
                guard let escaped = byte(index) else { return nil }
                current = escaped
                insert(current)
                rangeStart = current
            } else if current == UInt8(ascii: "-"), let from = rangeStart, let next = byte(index + 1),
                next != UInt8(ascii: "]")
            {
                index += 1
                current = next
                if current == UInt8(ascii: "\\") {
                    index += 1
                    guard let escaped = byte(index) else { return nil }
                    current = escaped
                }
                if from <= current { for member in from...current { insert(member) } }
                rangeStart = nil
            } else if current == UInt8(ascii: "["), byte(index + 1) == UInt8(ascii: ":") {
                guard let end = pattern[(index + 2)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
                if end > index + 2, pattern[end - 1] == UInt8(ascii: ":") {
                    let name = String(decoding: pattern[(index + 2)..<(end - 1)], as: UTF8.self)
                    guard let holds = Self.classes[name] else { return nil }
                    for member in UInt8(0)..<0x80 where holds(member) { insert(member) }
                    index = end
                    rangeStart = nil
                } else {
                    insert(current)
                    rangeStart = current
                }
            } else {
                insert(current)
                rangeStart = current
            }
            index += 1
        }
        index += 1
        if isNegated { words = ~words }
    }

    /// The named classes, of ASCII alone.
    private static let classes: [String: @Sendable (UInt8) -> Bool] = [
        "alnum": { isLetter($0) || isDigit($0) },
        "alpha": { isLetter($0) },
        "blank": { $0 == 0x20 || $0 == 0x09 },
        "cntrl": { $0 < 0x20 || $0 == 0x7F },
        "digit": { isDigit($0) },
        "graph": { $0 > 0x20 && $0 < 0x7F },
        "lower": { isLetter($0) && $0 & 0x20 != 0 },
        "print": { $0 >= 0x20 && $0 < 0x7F },
        "punct": { $0 > 0x20 && $0 < 0x7F && !isLetter($0) && !isDigit($0) },
        "space": { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D },
        "upper": { isLetter($0) && $0 & 0x20 == 0 },
        "xdigit": { isDigit($0) || (isLetter($0) && $0 | 0x20 <= UInt8(ascii: "f")) },
    ]

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
