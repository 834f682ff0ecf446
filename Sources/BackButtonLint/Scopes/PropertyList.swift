/// A property list in the old text form, as `project.pbxproj` is written in, read where it lies: nothing is built, a
/// value is known by the offset of its first byte.
///
/// Works on any bytes. What is cut off ends with the text; what makes no sense is stepped over.
struct PropertyList {
    let bytes: [UInt8]

    /// The offset of the outermost value.
    var root: Int { skippingTrivia(from: 0) }

    /// The pairs of the dictionary at the offset; none if there is another value.
    func fields(at offset: Int) -> Fields { Fields(self, at: offset) }

    /// The elements of the array at the offset; none if there is another value.
    func elements(at offset: Int) -> Elements { Elements(self, at: offset) }

    /// The bytes of the string at the offset, quotes and escapes as written; empty if there is another value.
    func token(at offset: Int) -> ByteRange {
        guard offset < bytes.count else { return ByteRange(bytes.count, bytes.count) }
        if bytes[offset] == Byte.quote || bytes[offset] == Byte.apostrophe {
            return ByteRange(offset, skippingQuoted(from: offset))
        }
        var end = offset
        while end < bytes.count, Byte.isPlain(bytes[end]) { end += 1 }
        return ByteRange(offset, end)
    }

    /// The string at the offset without quotes and escapes.
    func string(at offset: Int) -> String { text(of: token(at: offset)) }

    func text(of token: ByteRange) -> String {
        guard token.count > 0, bytes[token.start] == Byte.quote || bytes[token.start] == Byte.apostrophe else {
            return String(decoding: bytes[token.start..<token.end], as: UTF8.self)
        }
        let isClosed = token.count > 1 && bytes[token.end - 1] == bytes[token.start]
        let inside = bytes[(token.start + 1)..<max(token.start + 1, token.end - (isClosed ? 1 : 0))]
        guard inside.contains(Byte.backslash) else { return String(decoding: inside, as: UTF8.self) }
        return PropertyList.unescaped(inside)
    }

    /// Whether the token is exactly these bytes, without quotes.
    func spells(_ token: ByteRange, _ words: StaticString) -> Bool {
        guard token.count == words.utf8CodeUnitCount else { return false }
        for index in 0..<token.count where bytes[token.start + index] != words.utf8Start[index] { return false }
        return true
    }

    // MARK: Stepping

    /// The offset of the next byte that is no white space and no comment.
    func skippingTrivia(from offset: Int) -> Int {
        var at = offset
        while at < bytes.count {
            let byte = bytes[at]
            if byte == Byte.space || (byte >= 0x09 && byte <= 0x0D) {
                at += 1
            } else if byte == Byte.slash, at + 1 < bytes.count,
                bytes[at + 1] == Byte.slash || bytes[at + 1] == Byte.star
            {
                at = skippingComment(from: at)
            } else {
                break
            }
        }
        return at
    }

    /// The offset behind the value at `offset`; always further, but at the end of the text.
    func skippingValue(from offset: Int) -> Int {
        guard offset < bytes.count else { return bytes.count }
        guard bytes[offset] == Byte.openBrace || bytes[offset] == Byte.openParenthesis else {
            let token = token(at: offset)
            return token.count > 0 ? token.end : offset + 1
        }
        var depth = 0
        var at = offset
        let count = bytes.count
        while at < count {
            let byte = bytes[at]
            // Letters and digits make up most of a project, and stand above all bytes that matter but the braces.
            if byte > Byte.slash && byte < Byte.openBrace {
                at += 1
                continue
            }
            switch byte {
            case Byte.openBrace, Byte.openParenthesis: depth += 1
            case Byte.closeBrace, Byte.closeParenthesis:
                depth -= 1
                if depth == 0 { return at + 1 }
            case Byte.quote, Byte.apostrophe:
                at = skippingQuoted(from: at)
                continue
            case Byte.slash where at + 1 < count && (bytes[at + 1] == Byte.star || bytes[at + 1] == Byte.slash):
                at = skippingComment(from: at)
                continue
            default: break
            }
            at += 1
        }
        return count
    }

    private func skippingQuoted(from offset: Int) -> Int {
        let quote = bytes[offset]
        var at = offset + 1
        while at < bytes.count {
            let byte = bytes[at]
            if byte == quote { return at + 1 }
            at += byte == Byte.backslash ? 2 : 1
        }
        return bytes.count
    }

    private func skippingComment(from offset: Int) -> Int {
        var at = offset + 2
        if bytes[offset + 1] == Byte.slash {
            while at < bytes.count, bytes[at] != Byte.newline { at += 1 }
            return at
        }
        while at + 1 < bytes.count {
            if bytes[at] == Byte.star, bytes[at + 1] == Byte.slash { return at + 2 }
            at += 1
        }
        return bytes.count
    }

    /// Resolves `\n`, `\"`, `\101` (octal) and `\U00e9`.
    private static func unescaped(_ escaped: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        var rest = escaped
        var plain: [UInt8] = []
        func number(_ digits: some Sequence<UInt8>, radix: Int) -> UInt16? {
            UInt16(String(decoding: Array(digits), as: UTF8.self), radix: radix)
        }
        func flush() {
            units += String(decoding: plain, as: UTF8.self).utf16
            plain = []
        }
        while let byte = rest.popFirst() {
            guard byte == Byte.backslash, let next = rest.popFirst() else {
                plain.append(byte)
                continue
            }
            if next == UInt8(ascii: "U"), rest.count >= 4, let unit = number(rest.prefix(4), radix: 16) {
                flush()
                units.append(unit)
                rest = rest.dropFirst(4)
            } else if next >= 0x30, next <= 0x37, rest.count >= 2,
                let unit = number([next] + rest.prefix(2), radix: 8)
            {
                flush()
                units.append(unit)
                rest = rest.dropFirst(2)
            } else {
                plain.append(next == UInt8(ascii: "n") ? Byte.newline : next)
            }
        }
        flush()
        return String(decoding: units, as: UTF16.self)
    }
}

extension PropertyList {
    /// A pair of a dictionary: its key as written and the offset of its value.
    struct Field {
        let key: ByteRange
        let value: Int
    }

    struct Fields: Sequence, IteratorProtocol {
        private let list: PropertyList
        private var at: Int

        init(_ list: PropertyList, at offset: Int) {
            self.list = list
            let isDictionary = offset < list.bytes.count && list.bytes[offset] == Byte.openBrace
            at = isDictionary ? offset + 1 : list.bytes.count
        }

        mutating func next() -> Field? {
            while true {
                at = list.skippingTrivia(from: at)
                guard at < list.bytes.count, list.bytes[at] != Byte.closeBrace else { return nil }
                let key = list.token(at: at)
                guard key.count > 0 else {
                    at = list.skippingValue(from: at)
                    continue
                }
                at = list.skippingTrivia(from: key.end)
                guard at < list.bytes.count, list.bytes[at] == Byte.equals else { continue }
                let value = list.skippingTrivia(from: at + 1)
                guard value < list.bytes.count, list.bytes[value] != Byte.closeBrace else { return nil }
                at = list.skippingTrivia(from: list.skippingValue(from: value))
                if at < list.bytes.count, list.bytes[at] == Byte.semicolon { at += 1 }
                return Field(key: key, value: value)
            }
        }
    }

    struct Elements: Sequence, IteratorProtocol {
        private let list: PropertyList
        private var at: Int

        init(_ list: PropertyList, at offset: Int) {
            self.list = list
            let isArray = offset < list.bytes.count && list.bytes[offset] == Byte.openParenthesis
            at = isArray ? offset + 1 : list.bytes.count
        }

        mutating func next() -> Int? {
            at = list.skippingTrivia(from: at)
            while at < list.bytes.count, list.bytes[at] == Byte.comma { at = list.skippingTrivia(from: at + 1) }
            guard at < list.bytes.count, list.bytes[at] != Byte.closeParenthesis else { return nil }
            let value = at
            at = list.skippingValue(from: value)
            return value
        }
    }

    /// The bytes that the form gives a meaning to.
    private enum Byte {
        static let newline = UInt8(ascii: "\n")
        static let space = UInt8(ascii: " ")
        static let quote = UInt8(ascii: "\"")
        static let apostrophe = UInt8(ascii: "'")
        static let openParenthesis = UInt8(ascii: "(")
        static let closeParenthesis = UInt8(ascii: ")")
        static let star = UInt8(ascii: "*")
        static let comma = UInt8(ascii: ",")
        static let slash = UInt8(ascii: "/")
        static let semicolon = UInt8(ascii: ";")
        static let equals = UInt8(ascii: "=")
        static let backslash = UInt8(ascii: "\\")
        static let openBrace = UInt8(ascii: "{")
        static let closeBrace = UInt8(ascii: "}")

        /// Whether it may stand in a string without quotes.
        static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case 0...space, quote, apostrophe, openParenthesis, closeParenthesis, comma, semicolon, equals, openBrace,
                closeBrace:
                false
            default: true
            }
        }
    }
}
