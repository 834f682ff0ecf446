/// Telling declarations from what only looks like one, before anything is taken.
extension Parser {
    /// The token of the word that introduces the declaration beginning here, if one begins here.
    ///
    /// Where attributes and modifiers lead to no declaration, none of them does; this is remembered, lest a long run of
    /// them be read again and again.
    mutating func declarationStart() -> Int? {
        if vainLook.start <= position, position < vainLook.end, vainLook.bracketEnd == bracketEnd { return nil }
        let (introducer, end) = lookForIntroducer()
        if introducer == nil, end > position + 1 { vainLook = (position, end, bracketEnd) }
        return introducer
    }

    /// The introducing word, and where the look ended.
    private mutating func lookForIntroducer() -> (introducer: Int?, end: Int) {
        var index = position
        var hasAttribute = false
        attributes: while index < bracketEnd {
            switch tokens[index].kind {
            case .at:
                index = behindAttribute(at: index)
                hasAttribute = true
            case .pound where token(at: index + 1).keyword == .if:
                guard let end = behindConditionalAttributes(at: index) else { break attributes }
                index = end
                hasAttribute = true
            default: break attributes
            }
        }
        var hasModifier = false
        /// Whether what stands before could begin nothing but a declaration.
        var isSure = hasAttribute || top.flavor.contains(.members)
        while index < bracketEnd, tokens[index].kind == .word {
            let keyword = tokens[index].keyword
            if isIntroducer(keyword, at: index, isBare: !hasAttribute && !hasModifier) { return (index, index) }
            guard isModifier(tokens[index]), !(keyword == .class && !isModifierClass(at: index)) else { break }
            index = behindModifier(at: index, isSure: isSure)
            isSure = isSure || keyword.isReserved
            hasModifier = true
        }
        if hasAttribute || hasModifier, startsMacro(at: index) { return (index, index) }
        // An attribute at the end of a block declares something that is still to be written.
        return (hasAttribute && index >= bracketEnd ? index : nil, index)
    }

    func isDirective(_ keyword: Keyword) -> Bool {
        keyword == .if || keyword == .elseif || keyword == .else || keyword == .endif
    }

    @inline(__always)
    private func isIntroducer(_ keyword: Keyword, at index: Int, isBare: Bool) -> Bool {
        switch keyword {
        case .let, .var, .inout, .func, .struct, .enum, .protocol, .extension, .import, .typealias, .associatedtype,
            .deinit, .subscript, .operator, .precedencegroup:
            true
        case .`init`: !top.flavor.contains(.initializerBody)
        case .class: !isModifierClass(at: index)
        case .case: top.flavor.contains(.members)
        case .actor, .macro: isPlainName(token(at: index + 1))
        case .using:
            isBare && !token(at: index + 1).flags.contains(.startsLine)
                && (token(at: index + 1).kind == .at || isPlainName(token(at: index + 1)))
        default: false
        }
    }

    /// Whether a word may stand before the word that introduces a declaration.
    private func isModifier(_ token: Token) -> Bool {
        guard token.keyword == .none else { return token.keyword.isModifier }
        guard token.kind == .word, byte(of: token) == UInt8(ascii: "_") else { return false }
        return spells(token, "__consuming") || spells(token, "_const") || spells(token, "_local")
    }

    /// Whether a token is a word that may be a name without backticks.
    func isPlainName(_ token: Token) -> Bool {
        token.kind == .word && !token.keyword.isReserved && token.keyword != .wildcard
            && byte(of: token) != UInt8(ascii: "$")
    }

    func byte(of token: Token) -> UInt8 { token.length > 0 ? bytes[Int(token.start)] : 0 }

    /// Whether `class` stands for `static`: `class func`, `class override var`.
    func isModifierClass(at index: Int) -> Bool {
        var hasModifier = false
        var index = index + 1
        while index < bracketEnd, tokens[index].kind == .word {
            switch tokens[index].keyword {
            // `class actor` may be a class of that name.
            case .actor, .macro: if isPlainName(token(at: index + 1)) { return true }
            case .case: return false
            case .inout: return true
            case let keyword: if keyword.introduces { return true }
            }
            guard isModifier(tokens[index]) else { return false }
            index = behindModifier(at: index, isSure: true)
            hasModifier = true
        }
        return hasModifier && startsMacro(at: index)
    }

    /// Whether a pound and a word that is none of the grammar's stand at a token.
    private func startsMacro(at index: Int) -> Bool {
        index < bracketEnd && tokens[index].kind == .pound && token(at: index + 1).kind == .word
            && !isDirective(token(at: index + 1).keyword)
    }

    /// The token behind the modifier at a token and its argument, a word: `private(set)`.
    ///
    /// Where it isn't sure yet that something is declared, `open(file)` is a call, whatever stands on the next line.
    private func behindModifier(at index: Int, isSure: Bool) -> Int {
        let keyword = token(at: index).keyword
        guard keyword.takesArgument || (keyword == .open && isSure),
            token(at: index + 1).kind == .leftParen, token(at: index + 2).kind == .word,
            token(at: index + 3).kind == .rightParen
        else { return index + 1 }
        return min(index + 4, lastToken)
    }

    /// The token behind the attribute at a token.
    func behindAttribute(at start: Int) -> Int {
        var index = behindAttributeName(at: start + 1)
        if hasAttributeArguments(at: index) { index = behindBracket(at: index) }
        return index
    }

    /// The token behind the type's name of an attribute.
    func behindAttributeName(at start: Int) -> Int {
        var index = start
        while token(at: index).kind == .word {
            index += 1
            if token(at: index).kind == .doubleColon {
                index += 1
                continue
            }
            if let end = behindAngles(at: index) { index = end }
            guard token(at: index).kind == .dot, token(at: index + 1).kind == .word else { break }
            index += 1
        }
        return min(index, lastToken)
    }

    /// Whether a parenthesis behind an attribute's name holds its arguments.
    func hasAttributeArguments(at index: Int) -> Bool {
        let token = token(at: index)
        guard token.kind == .leftParen, !token.flags.contains(.startsLine) else { return false }
        if !token.flags.contains(.spaceBefore) { return true }
        // A space before the parenthesis: only where what is declared follows it.
        var next = behindBracket(at: index)
        if self.token(at: next).kind == .at { return true }
        while isModifier(self.token(at: next)), !self.token(at: next).keyword.introduces {
            next = behindModifier(at: next, isSure: true)
        }
        return self.token(at: next).keyword.introduces
    }

    /// The token behind a run of generic arguments written where nothing else can stand.
    func behindAngles(at index: Int) -> Int? {
        guard token(at: index).kind == .oper, byte(of: token(at: index)) == UInt8(ascii: "<") else { return nil }
        var depth = 0
        var index = index
        while index < lastToken {
            let token = tokens[index]
            switch token.kind {
            case .oper:
                for offset in 0..<Int(token.length) {
                    switch bytes[Int(token.start) + offset] {
                    case UInt8(ascii: "<"): depth += 1
                    case UInt8(ascii: ">"):
                        let isArrow = offset > 0 && bytes[Int(token.start) + offset - 1] == UInt8(ascii: "-")
                        if !isArrow { depth -= 1 }
                    default: break
                    }
                }
                if depth <= 0 { return index + 1 }
                index += 1
            case .leftParen, .leftBracket: index = behindBracket(at: index)
            case .word, .dot, .comma, .colon, .number, .doubleColon, .at: index += 1
            default: return nil
            }
        }
        return nil
    }
}

extension Keyword {
    /// Whether the word may stand before the word that introduces a declaration.
    var isModifier: Bool {
        switch self {
        case .async, .borrowing, .class, .consuming, .convenience, .distributed, .dynamic, .fileprivate, .final,
            .indirect, .infix, .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional,
            .override, .package, .postfix, .prefix, .private, .public, .reasync, .required, .rethrows, .sending,
            .static, .unowned, .weak:
            true
        default: false
        }
    }

    /// Whether the modifier may have an argument: `private(set)`.
    var takesArgument: Bool {
        switch self {
        case .fileprivate, .internal, .nonisolated, .package, .private, .public, .unowned: true
        default: false
        }
    }

    /// Whether the word introduces a declaration wherever it stands.
    var introduces: Bool {
        switch self {
        case .let, .var, .func, .struct, .enum, .protocol, .extension, .import, .typealias, .associatedtype, .deinit,
            .subscript, .operator, .precedencegroup, .`init`, .class, .actor, .case:
            true
        default: false
        }
    }
}
