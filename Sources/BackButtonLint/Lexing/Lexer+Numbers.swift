/// Integer and float literals.
extension Lexer {
    /// A number, with the numbers that follow it behind a dot: versions (`15.0.1`) and paths in tuples (`t.0.1`).
    mutating func lexNumber() {
        let start = at
        var isBehindDot = tokens.last.map { $0.kind == .dot } ?? false
        at = input.numberEnd(from: start, isBehindDot: isBehindDot)
        while input.byte(at) == UInt8(ascii: "."), input.isDigit(at + 1) {
            isBehindDot = true
            at = input.numberEnd(from: at + 1, isBehindDot: isBehindDot)
        }
        append(.number, from: start, to: at)
    }
}

extension LexerInput {
    /// The end of one literal. Letters that can't be part of it are taken too, as the compiler does.
    func numberEnd(from start: Int, isBehindDot: Bool) -> Int {
        if self[start] == UInt8(ascii: "0") {
            switch byte(start + 1) {
            case UInt8(ascii: "x"): return hexNumberEnd(from: start + 2)
            case UInt8(ascii: "o"), UInt8(ascii: "b"): return nameEnd(from: start + 2)
            default: break
            }
        }
        var offset = digitsEnd(from: start)
        if byte(offset) == UInt8(ascii: ".") {
            guard isDigit(offset + 1), !isBehindDot else { return offset }
            offset = digitsEnd(from: offset + 1)
        } else if byte(offset) | 0x20 != UInt8(ascii: "e") {
            return nameEnd(from: offset)
        }
        guard byte(offset) | 0x20 == UInt8(ascii: "e") else { return offset }
        return exponentEnd(from: offset)
    }

    /// Behind `0x`.
    func hexNumberEnd(from start: Int) -> Int {
        guard isHexDigit(start) else { return nameEnd(from: start) }
        let integerEnd = hexDigitsEnd(from: start)
        var offset = integerEnd
        if byte(offset) == UInt8(ascii: ".") {
            guard isHexDigit(offset + 1) else { return integerEnd }
            offset = hexDigitsEnd(from: offset + 1)
            guard byte(offset) | 0x20 == UInt8(ascii: "p") else {
                return isDigit(offset + 1) || offset + 1 >= count ? offset : integerEnd
            }
            let isSigned = byte(offset + 1) == UInt8(ascii: "+") || byte(offset + 1) == UInt8(ascii: "-")
            // `0xff.fp` is a member of an integer.
            if !isSigned, offset + 1 < count, !isDigit(offset + 1), !isDigit(integerEnd + 1) { return integerEnd }
        } else if byte(offset) | 0x20 != UInt8(ascii: "p") {
            return nameEnd(from: offset)
        }
        return exponentEnd(from: offset)
    }

    /// From the `e` or `p` on.
    func exponentEnd(from letter: Int) -> Int {
        var offset = letter + 1
        if byte(offset) == UInt8(ascii: "+") || byte(offset) == UInt8(ascii: "-") { offset += 1 }
        return nameEnd(from: offset)
    }

    func digitsEnd(from offset: Int) -> Int {
        var offset = offset
        while isDigit(offset) || byte(offset) == UInt8(ascii: "_") { offset += 1 }
        return offset
    }

    func hexDigitsEnd(from offset: Int) -> Int {
        var offset = offset
        while isHexDigit(offset) || byte(offset) == UInt8(ascii: "_") { offset += 1 }
        return offset
    }

    func isHexDigit(_ offset: Int) -> Bool {
        switch byte(offset) {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
