/// Lists of declarations, statements and expressions.
extension Parser {
    /// Begins the block whose brace stands here; its frame ends with the brace.
    mutating func startBlock(_ kind: NodeKind, _ flavor: Flavor = []) {
        push(.block, kind, flavor)
        guard openBracket() else { return closeTop() }
        top.itemFirst = .max
    }

    /// A block, or nothing where no brace stands. Whether one was begun.
    mutating func startBlockIfPresent(_ block: NodeKind = .codeBlock, _ flavor: Flavor = []) -> Bool {
        guard kind == .leftBrace, !isAtEnd else { return false }
        startBlock(block, flavor)
        return true
    }

    /// The items between braces, then the brace.
    mutating func stepBlock() {
        guard isAtEnd else { return takeItem() }
        closeBracket()
        closeTop()
    }

    /// The items of the file, of a `case` or of a clause of an `#if`, which nothing encloses but what comes next.
    mutating func stepItems() {
        guard isAtEnd || endsItems() else { return takeItem() }
        endTop()
    }

    /// Whether the next token ends a list of items that no brace ends.
    private mutating func endsItems() -> Bool {
        switch kind {
        case .pound:
            switch directive {
            case .elseif, .else, .endif: return top.kind != .file
            case .if: return top.flavor.contains(.cases) && startsConditionalCases()
            default: return false
            }
        case .word:
            guard top.flavor.contains(.cases) else { return false }
            return keyword == .case || (keyword == .default && peek().kind == .colon)
        case .at: return top.flavor.contains(.cases) && startsCase(at: position)
        default: return false
        }
    }

    /// The word behind a `#` if it is one of the grammar's.
    var directive: Keyword {
        guard kind == .pound else { return .none }
        let next = peek()
        guard next.kind == .word, !next.flags.contains(.spaceBefore) else { return .none }
        switch next.keyword {
        case .if, .elseif, .else, .endif, .sourceLocation, .available, .unavailable: return next.keyword
        default: return .none
        }
    }

    private mutating func takeItem() {
        guard top.itemFirst != UInt32(here) else {
            // Nothing could be made of what stands here.
            top.itemFirst = .max
            return takeUnexpected()
        }
        top.itemFirst = UInt32(here)
        switch kind {
        case .word: takeWordItem()
        case .semicolon: advance()
        case .pound: takePoundItem()
        case .at:
            if let introducer = declarationStart() {
                startDeclaration(introducer: introducer)
            } else if !takeLoneAttribute() {
                startExpressionItem()
            }
        default: startExpressionItem()
        }
    }

    private mutating func takePoundItem() {
        switch directive {
        case .if:
            if let introducer = declarationStart() {
                startDeclaration(introducer: introducer)
            } else {
                startIfConfig(top.flavor.contains(.members) ? .members : .items)
            }
        case .elseif, .else, .endif:
            let first = here
            advance()
            advance()
            leaf(.unexpected, from: first)
        case .sourceLocation: takeSourceLocation()
        default:
            if top.flavor.contains(.members) {
                startDeclaration(introducer: position)
            } else {
                startExpressionItem()
            }
        }
    }

    /// `#sourceLocation(file: "a.swift", line: 1)`.
    private mutating func takeSourceLocation() {
        let first = here
        let mark = rows.count
        advance()
        leaf(.declName)
        if kind == .leftParen, !startsLine { skipSingle() }
        close(.macroExpansion, UInt32(first), UInt32(mark))
    }

    private mutating func takeWordItem() {
        // A plain name, the common case, needs no look ahead but for its label and the modifiers with an underscore.
        if keyword == .none, peek().kind != .colon, !top.flavor.contains(.members), byte != UInt8(ascii: "_") {
            return startExpression([])
        }
        if let introducer = declarationStart() {
            startDeclaration(introducer: introducer)
        } else if !top.flavor.contains(.members) {
            if !startStatement() { startExpressionItem() }
        }
    }

    /// An expression as an item. What can't begin one is left for the progress guard.
    private mutating func startExpressionItem() {
        guard !top.flavor.contains(.members), startsExpression else { return }
        startExpression([])
    }
}
