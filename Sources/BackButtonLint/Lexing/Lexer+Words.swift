/// Names, keywords, and the scalars beyond ASCII that may begin one.
extension Lexer {
    mutating func lexWord() {
        let start = at
        let end = nameEnd(from: at + 1)
        at = end
        append(.word, from: start, to: end, keyword: keywords.keyword(text, from: start, to: end))
    }

    mutating func lexDollarName() {
        let start = at
        at = nameEnd(from: at + 1)
        append(.word, from: start, to: at)
    }

    /// The offset behind the characters that continue an identifier.
    @inline(__always)
    func nameEnd(from offset: Int) -> Int {
        var offset = offset
        while offset < text.count {
            let byteClass = classes[Int(text[offset])]
            if byteClass.continuesName {
                offset += 1
            } else if byteClass == .beyondASCII, let scalar = scalar(at: offset), scalar.scalarClass.continuesName {
                offset += scalar.length
            } else {
                break
            }
        }
        return offset
    }

    /// A name in backticks, which may hold nearly everything but a line end; else the backtick alone.
    mutating func lexBacktick() {
        var offset = at + 1
        while offset < text.count, text[offset] != UInt8(ascii: "`"), !isLineEnd(offset) { offset += 1 }
        guard byte(offset) == UInt8(ascii: "`") else {
            appendByte(.backtick)
            return
        }
        append(.word, from: at, to: offset + 1, flags: .escaped)
        at = offset + 1
    }

    /// `<#...#>`, if the cursor stands on one.
    mutating func lexPlaceholder() -> Bool {
        guard let end = placeholderEnd(from: at) else { return false }
        append(.word, from: at, to: end)
        at = end
        return true
    }

    /// The end of the editor placeholder that begins at an offset.
    func placeholderEnd(from start: Int) -> Int? {
        guard text[start] == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "#") else { return nil }
        var offset = start + 2
        while offset < text.count {
            switch text[offset] {
            case 0x0A: return nil
            case UInt8(ascii: "<") where byte(offset + 1) == UInt8(ascii: "#"): return nil
            case UInt8(ascii: "#") where byte(offset + 1) == UInt8(ascii: ">"): return offset + 2
            default: offset += 1
            }
        }
        return nil
    }

    mutating func lexBeyondASCII() {
        guard let scalar = scalar(at: at) else {
            appendByte(.unknown)
            return
        }
        switch scalar.scalarClass {
        case .nameStart, .nameStartInOperator:
            let start = at
            at = nameEnd(from: at)
            append(.word, from: start, to: at)
        case .operatorStart: lexOperator()
        case .nonBreakingSpace, .byteOrderMark:
            at += scalar.length
            pending.insert(.spaceBefore)
        case .combining, .other:
            for _ in 0..<scalar.length { appendByte(.unknown) }
        }
    }

    /// The scalar at an offset, or nothing where the bytes aren't well-formed UTF-8.
    func scalar(at offset: Int) -> DecodedScalar? {
        let lead = text[offset]
        let length: Int
        let least: UInt32
        var value: UInt32
        switch lead {
        case 0..<0x80: return DecodedScalar(value: UInt32(lead), length: 1)
        case 0xC2..<0xE0: (length, least, value) = (2, 0x80, UInt32(lead & 0x1F))
        case 0xE0..<0xF0: (length, least, value) = (3, 0x800, UInt32(lead & 0x0F))
        case 0xF0..<0xF5: (length, least, value) = (4, 0x10000, UInt32(lead & 0x07))
        default: return nil
        }
        guard offset + length <= text.count else { return nil }
        for index in 1..<length {
            let next = text[offset + index]
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return DecodedScalar(value: value, length: length)
    }
}
