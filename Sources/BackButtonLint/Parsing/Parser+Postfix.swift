/// Chains: what follows an operand.
extension Parser {
    /// Opens the chain that a finished operand may begin.
    @inline(__always)
    mutating func startSuffixes(_ first: Int, _ mark: Int, _ flavor: Flavor, isLiteral: Bool) {
        switch kind {
        case .dot, .leftParen, .leftBracket, .leftBrace, .oper, .pound:
            guard !isAtEnd else { return }
            pushSuffixes(first, mark, flavor, isLiteral: isLiteral)
        default: return
        }
    }

    mutating func pushSuffixes(_ first: Int, _ mark: Int, _ flavor: Flavor, isLiteral: Bool) {
        frames.append(top)
        top = Frame(state: .postfix, kind: .chain, flavor: flavor, first: UInt32(first), mark: UInt32(mark))
        top.itemFirst = isLiteral ? 1 : 0
    }

    /// The parts of a chain, one after the other. A part with brackets is begun and comes back here.
    mutating func stepPostfix() {
        parts: while !isAtEnd {
            if top.flavor.contains(.directive), startsLine { break }
            switch kind {
            case .dot:
                let first = here
                let mark = rows.count
                advance()
                takeMemberName()
                close(.member, UInt32(first), UInt32(mark))
            case .leftParen where !startsLine:
                beginPart()
                push(.callArguments, .call, top.flavor)
                return startArguments(.arguments)
            case .leftBracket where !startsLine:
                beginPart()
                push(.callArguments, .subscriptCall, top.flavor)
                return startArguments(.unexpected)
            case .leftBrace:
                // A literal can't be called, and a second closure belongs to nothing.
                let mayBeCalled = top.count > 0 || top.itemFirst == 0
                guard mayBeCalled, top.itemMark == 0, isTrailingClosure(at: position, top.flavor) else { break parts }
                beginPart()
                top.itemMark = 1
                push(.callClosure, .call, top.flavor)
                return startTrailingClosure()
            case .oper:
                let first = here
                if isPostfixMark {
                    takeByte()
                    leaf(.unwrap, from: first)
                } else if isLeftBound, !isRightBound, !isEqual, !isArrow {
                    advance()
                    leaf(.postfixOperator, from: first)
                } else {
                    break parts
                }
            case .pound:
                guard directive == .if, startsConditionalParts() else { break parts }
                beginPart()
                return startIfConfig(.parts)
            default: break parts
            }
            beginPart()
        }
        if top.count > 0, !top.flavor.contains(.baseless) { closeTop() } else { pop() }
    }

    /// Counts a part; a closure may call it.
    @inline(__always)
    private mutating func beginPart() {
        top.count += 1
        top.itemMark = 0
    }

    // MARK: Key paths

    mutating func startKeyPath() {
        push(.keyPath, .keyPath)
        advance()
        guard !isAtEnd else { return }
        let first = here
        switch kind {
        case .word: scanKeyPathRoot()
        case .leftParen, .leftBracket: skipSingle()
        default: return
        }
        while !isAtEnd, isPostfixMark { takeByte() }
        leaf(.type, from: first)
    }

    private mutating func scanKeyPathRoot() {
        advance()
        if kind == .doubleColon, peek().kind == .word, position + 1 < bracketEnd {
            advance()
            advance()
        }
        if kind == .oper, byte == UInt8(ascii: "<"), !isAtEnd {
            takeByte()
            takeAngleRun()
        }
    }

    mutating func stepKeyPath() {
        while !isAtEnd {
            let first = here
            switch kind {
            case .dot:
                switch peek().kind {
                // `\.[0]`, `\.?`: the dot stands for the root.
                case .leftBracket, .oper: advance()
                default:
                    let mark = rows.count
                    advance()
                    takeMemberName()
                    close(.member, UInt32(first), UInt32(mark))
                }
            case .leftBracket where !startsLine: return startArguments(.subscriptCall)
            case .oper where isPostfixMark:
                takeByte()
                leaf(.unwrap, from: first)
            default: return closeTop()
            }
        }
        closeTop()
    }
}
