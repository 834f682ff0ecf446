/// Operators: runs of operator characters, and the rules that tell how they bind.
extension Lexer {
    /// The run of adjacent operators at the cursor as one token, and the dot or regex literal that may end it.
    ///
    /// The grammar cuts such a run where a `?` or `!` is bound to its left, and before a dot; the token doesn't, since
    /// where the parser cuts depends on more than bytes. A dot that stands alone, as in `a?.b`, is its own token.
    mutating func lexOperator() {
        let start = at
        let isLeftBound = input.isLeftBound(start)
        var partIsLeftBound = isLeftBound
        repeat {
            let part = at
            partIsLeftBound = part == start ? isLeftBound : input.isLeftBound(part)
            let first = input[part]
            if partIsLeftBound, input.isMark(first) {
                at += 1
                operandFollowsOperator = false
                continue
            }
            var end = input.operatorEnd(from: part)
            if let slash = input.firstSlash(from: part, to: end),
                let regex = regexEnd(from: slash, operatorStart: part, operatorEnd: end)
            {
                appendOperator(from: start, to: slash, isLeftBound: isLeftBound, isRightBound: true)
                appendRegex(from: slash, regex)
                return
            }
            end = input.commentStart(from: part + 1, to: end)
            let isDot = first == UInt8(ascii: ".")
            if isDot, end == part + 1 || isOptionalPath(from: part, to: end, behind: start) {
                appendOperator(from: start, to: part, isLeftBound: isLeftBound, isRightBound: !partIsLeftBound)
                appendByte(.dot)
                return
            }
            at = end
            classifyOperator(from: part, to: end, isLeftBound: partIsLeftBound)
        } while input.continuesOperator(at)
        appendOperator(
            from: start, to: at, isLeftBound: isLeftBound,
            isRightBound: input.isRightBound(at, isLeftBound: partIsLeftBound))
    }

    /// An operator of one character with none behind it, or a dot: the most there are.
    @inline(__always)
    mutating func lexSingleOperator() {
        let start = at
        let first = input[start]
        guard first != UInt8(ascii: ".") else { return appendByte(.dot) }
        let isLeftBound = input.isLeftBound(start)
        if isLeftBound, input.isMark(first) {
            operandFollowsOperator = false
        } else {
            classifyOperator(from: start, to: start + 1, isLeftBound: isLeftBound)
        }
        appendOperator(
            from: start, to: start + 1, isLeftBound: isLeftBound,
            isRightBound: input.isRightBound(start + 1, isLeftBound: isLeftBound))
    }

    private mutating func appendOperator(from start: Int, to end: Int, isLeftBound: Bool, isRightBound: Bool) {
        guard end > start else { return }
        var flags: TokenFlags = []
        if isLeftBound { flags.insert(.leftBound) }
        if isRightBound { flags.insert(.rightBound) }
        append(.oper, from: start, to: end, flags: flags)
        at = end
    }

    /// Whether a part of a run begins with the `.?` of a key path, whose dot is a dot. The run starts at `runStart`.
    private func isOptionalPath(from part: Int, to end: Int, behind runStart: Int) -> Bool {
        var offset = part + 1
        while offset < end, input.isMark(input[offset]) { offset += 1 }
        guard offset > part + 1, offset == end || input[offset] == UInt8(ascii: ".") else { return false }
        return isBehindKeyPathType(operators: runStart..<part)
    }

    /// Whether the last tokens and the operators behind them are a key path as far as its root type and properties: a backslash and what follows it
    /// without a gap, or with one before a dot.
    ///
    /// Behind a subscript or a mark that belongs to a component, a dot with a mark is an operator.
    private func isBehindKeyPathType(operators: Range<Int>) -> Bool {
        var depth = input.unopenedAngles(in: operators)
        var isBehindMark = !operators.isEmpty && input.isMark(input[operators.upperBound - 1])
        var isGap = false
        for token in tokens.suffix(Self.longestKeyPath).reversed() {
            if depth == 0 {
                if token.kind == .backslash { return true }
                if isGap { return false }
            }
            switch token.kind {
            case .rightBracket, .rightParen: depth += 1
            case .leftBracket, .leftParen: depth -= 1
            case .oper:
                if token.length > Self.longestKeyPath { return false }
                let angles = input.unopenedAngles(in: Int(token.start)..<token.end)
                if depth == 0, angles == 0, !input.isMark(input[Int(token.start)]) { return false }
                depth += angles
            case .dot where depth == 0 && isBehindMark: return false
            case .word, .number, .dot, .doubleColon: break
            default: if depth == 0 { return false }
            }
            if depth < 0 { return false }
            if depth == 0 {
                isBehindMark = isBehindMark || token.kind == .leftBracket || input.isMark(input[Int(token.start)])
                isGap = token.flags.contains(.spaceBefore) && token.kind != .dot
            }
        }
        return false
    }

    /// Tokens within which the backslash is looked for, and bytes of an operator among them.
    private static let longestKeyPath = 64

    /// Notes whether an operand is expected behind the operator.
    private mutating func classifyOperator(from start: Int, to end: Int, isLeftBound: Bool) {
        if end == start + 1 {
            switch input[start] {
            case UInt8(ascii: "="):
                operandFollowsOperator = true
                return
            case UInt8(ascii: "?"):
                operandFollowsOperator = !isLeftBound
                return
            default: break
            }
        } else if end == start + 2, input[start] == UInt8(ascii: "-"), input[start + 1] == UInt8(ascii: ">") {
            operandFollowsOperator = false
            return
        }
        operandFollowsOperator = !isLeftBound || input.isRightBound(end, isLeftBound: isLeftBound)
    }
}

extension LexerInput {
    /// Whether another operator follows without a gap: no comment, no placeholder.
    func continuesOperator(_ offset: Int) -> Bool {
        switch byteClass(offset) {
        case .slash: !startsComment(offset)
        case .operatorCharacter: placeholderEnd(from: offset) == nil
        case .beyondASCII: scalar(at: offset)?.scalarClass == .operatorStart
        default: false
        }
    }

    /// Whether what stands at an offset surely belongs to no operator before it, and makes no placeholder of it.
    @inline(__always)
    func endsOperator(_ offset: Int) -> Bool {
        switch byteClass(offset) {
        case .slash, .operatorCharacter, .beyondASCII, .pound: false
        default: true
        }
    }

    /// The end of the operator that begins at an offset, before comments are cut off. Dots go on only behind a dot.
    func operatorEnd(from start: Int) -> Int {
        let admitsDots = self[start] == UInt8(ascii: ".")
        var offset = start
        while offset < count {
            switch byteClass(offset) {
            case .slash: offset += 1
            case .operatorCharacter:
                if self[offset] == UInt8(ascii: "."), !admitsDots { return offset }
                if offset > start, placeholderEnd(from: offset) != nil { return offset }
                offset += 1
            case .beyondASCII:
                guard let scalar = scalar(at: offset), scalar.scalarClass.continuesOperator else { return offset }
                offset += scalar.length
            default: return offset
            }
        }
        return offset
    }

    func firstSlash(from start: Int, to end: Int) -> Int? {
        var offset = start
        while offset < end {
            if self[offset] == UInt8(ascii: "/") { return offset }
            offset += 1
        }
        return nil
    }

    /// Where the first comment within an operator begins, or its end.
    func commentStart(from start: Int, to end: Int) -> Int {
        var offset = start
        while offset < end {
            if self[offset] == UInt8(ascii: "/"), startsComment(offset) { return offset }
            offset += 1
        }
        return end
    }

    func startsComment(_ slash: Int) -> Bool {
        byte(slash + 1) == UInt8(ascii: "/") || byte(slash + 1) == UInt8(ascii: "*")
    }

    func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }

    /// How many more angle brackets operators close than they open.
    func unopenedAngles(in operators: Range<Int>) -> Int {
        var count = 0
        for offset in operators {
            if self[offset] == UInt8(ascii: "<") { count -= 1 }
            if self[offset] == UInt8(ascii: ">"), byteBefore(offset) != UInt8(ascii: "-") { count += 1 }
        }
        return count
    }
}

// MARK: - How operators bind

extension LexerInput {
    /// Whether something that counts as an operand ends right before an offset.
    func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch self[offset - 1] {
        case UInt8(ascii: " "), 0x0D, 0x0A, 0x09, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return offset < 2 || self[offset - 2] != UInt8(ascii: "*")
        case 0xA0: return offset < 2 || self[offset - 2] != 0xC2
        default: return true
        }
    }

    /// Whether something that counts as an operand begins at an offset, given how the operator before it binds.
    func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
        guard offset < count else { return false }
        switch self[offset] {
        case UInt8(ascii: " "), 0x0D, 0x0A, 0x09, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        // In `x^.y` the `^` stands behind its operand, in `^.y` before it.
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"): return !startsComment(offset)
        case 0xC2: return byte(offset + 1) != 0xA0
        default: return true
        }
    }
}
