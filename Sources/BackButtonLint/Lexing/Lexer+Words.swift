/// Names, keywords, and the scalars beyond ASCII that may begin one.
extension Lexer {
    mutating func lexWord() {
        let start = at
        let end = input.nameEnd(from: at + 1)
        at = end
        append(.word, from: start, to: end, keyword: keywords.keyword(input.bytes, from: start, to: end))
    }

    mutating func lexDollarName() {
        let start = at
        at = input.nameEnd(from: at + 1)
        append(.word, from: start, to: at)
    }

    /// A name in backticks, which may hold nearly everything but a line end; else the backtick alone.
    mutating func lexBacktick() {
        var offset = at + 1
        while offset < input.count, input[offset] != UInt8(ascii: "`"), !input.isLineEnd(offset) { offset += 1 }
        guard input.byte(offset) == UInt8(ascii: "`") else {
            appendByte(.backtick)
            return
        }
        append(.word, from: at, to: offset + 1, flags: .escaped)
        at = offset + 1
    }

    /// `<#...#>`, if the cursor stands on one.
    mutating func lexPlaceholder() -> Bool {
        guard let end = input.placeholderEnd(from: at) else { return false }
        append(.word, from: at, to: end)
        at = end
        return true
    }

    mutating func lexBeyondASCII() {
        guard let scalar = input.scalar(at: at) else {
            appendByte(.unknown)
            return
        }
        switch scalar.scalarClass {
        case .nameStart, .nameStartInOperator:
            let start = at
            at = input.nameEnd(from: at)
            append(.word, from: start, to: at)
        case .operatorStart: lexOperator()
        case .blank, .byteOrderMark:
            at += scalar.length
            pending.insert(.spaceBefore)
        case .combining, .other:
            for _ in 0..<scalar.length { appendByte(.unknown) }
        }
    }
}

extension LexerInput {
    /// The end of the editor placeholder that begins at an offset.
    func placeholderEnd(from start: Int) -> Int? {
        guard self[start] == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "#") else { return nil }
        var offset = start + 2
        while offset < count {
            switch self[offset] {
            case 0x0A: return nil
            case UInt8(ascii: "<") where byte(offset + 1) == UInt8(ascii: "#"): return nil
            case UInt8(ascii: "#") where byte(offset + 1) == UInt8(ascii: ">"): return offset + 2
            default: offset += 1
            }
        }
        return nil
    }
}
