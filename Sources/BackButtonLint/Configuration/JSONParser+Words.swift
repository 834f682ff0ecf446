/// Strings, numbers, and words that mean to be one.
extension JSONParser {
    /// Reads what is neither a list nor an object.
    ///
    /// - Parameter kind: What a string is here: a value or a key.
    mutating func readPlain(as kind: JSONKind) throws(JSONFault) {
        let start = index
        let first = bytes[index]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            if first == UInt8(ascii: "'") { note(start, "strings stand in double quotes, not in single ones") }
            let text = try readString(endingWith: first)
            return add(kind, from: start, text: text)
        }
        let word = readWord()
        switch word {
        case "true" where kind != .key, "false" where kind != .key: add(.boolean, from: start, text: word)
        case "null" where kind != .key: add(.null, from: start, text: word)
        case _ where kind != .key && Self.isNumber(word): add(.number, from: start, text: word)
        case _ where word.utf8.allSatisfy({ Self.isWordByte($0) }):
            note(start, "'\(word)' needs double quotes: \"\(word)\"")
            add(kind == .key ? .key : .invalid, from: start, text: word)
        default:
            throw JSONFault(start, "'\(word)' is no \(kind == .key ? "key" : "value"); strings stand in double quotes")
        }
    }

    /// What stands up to the next blank or mark, at least one character.
    private mutating func readWord() -> String {
        let start = index
        repeat { index += 1 } while index < bytes.count && !Self.endsWord(bytes[index]) && !opensComment(index)
        // Long ones would fill the screen.
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        return word.count > 40 ? word.prefix(40) + "..." : word
    }

    private func opensComment(_ index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
        return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
    }

    // MARK: Strings

    private mutating func readString(endingWith quote: UInt8) throws(JSONFault) -> String {
        let start = index
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, bytes[index] != quote {
            switch bytes[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw JSONFault(start, "this string is not closed on its line")
            case UInt8(ascii: "\\"):
                readEscape(into: &text)
            case 0..<0x20, 0x7F:
                note(index, "a control character in a string is written \\u\(Self.hex4(bytes[index]))")
                index += 1
            default:
                text.append(bytes[index])
                index += 1
            }
        }
        guard index < bytes.count else { throw JSONFault(start, "this string is not closed on its line") }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func readEscape(into text: inout [UInt8]) {
        let start = index
        index += 1
        guard index < bytes.count else { return }
        let escaped = bytes[index]
        switch escaped {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "u"):
            index += 1
            guard let scalar = readScalar() else { return note(start, "\\u takes the four digits of a character") }
            text.append(contentsOf: String(Character(scalar)).utf8)
            return
        // The string's own checks see a line end.
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
        default:
            note(start, "a backslash before this means nothing; one that is meant is written twice")
            text.append(UInt8(ascii: "\\"))
            return
        }
        index += 1
    }

    /// The character of four hexadecimal digits, or of two such groups for one beyond U+FFFF.
    private mutating func readScalar() -> Unicode.Scalar? {
        guard let unit = readHex4() else { return nil }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        index += 2
        guard let second = readHex4(), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func readHex4() -> UInt32? {
        guard index + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        index += 4
        return value
    }

    private static func hex4(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    // MARK: Bytes

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ";"), UInt8(ascii: "="):
            true
        default: false
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Whether a word is a number of JSON.
    private static func isNumber(_ word: String) -> Bool {
        guard let last = word.last, last.isNumber, word.utf8.allSatisfy({ $0 < 0x80 }), Double(word) != nil else {
            return false
        }
        let digits = word.first == "-" ? word.dropFirst() : word[...]
        guard let first = digits.first, first.isNumber else { return false }
        // Zeros in front, and hexadecimal digits, are for other languages.
        return digits.utf8.allSatisfy { (0x2B...0x39).contains($0) || $0 | 0x20 == UInt8(ascii: "e") }
            && (first != "0" || digits.count == 1 || !(digits.dropFirst().first?.isNumber ?? false))
    }
}
