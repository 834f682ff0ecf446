/// Attributes and modifiers.
extension Parser {
    /// Takes the attribute at the `@`; its arguments, if it has any, are begun.
    mutating func takeAttribute() {
        let first = here
        let mark = rows.count
        advance()
        let name = here
        let end = behindAttributeName(at: position)
        jump(to: end)
        if position > name { leaf(.attributeName, from: name) }
        guard position > name, !isAtEnd, hasAttributeArguments(at: position) else {
            return close(.attribute, UInt32(first), UInt32(mark))
        }
        guard !hasOwnGrammar(tokens[name]) else {
            let parenthesis = here
            skipSingle()
            leaf(.arguments, from: parenthesis)
            return close(.attribute, UInt32(first), UInt32(mark))
        }
        frames.append(top)
        top = Frame(state: .close, kind: .attribute, flavor: [], first: UInt32(first), mark: UInt32(mark))
        if spells(tokens[name], "abi") {
            // What it takes is a declaration.
            startBlock(.arguments, .members)
        } else {
            startArguments(.arguments)
        }
    }

    /// An attribute that no declaration follows, at the end of a block or before something unexpected.
    mutating func takeLoneAttribute() -> Bool {
        guard peek().kind == .word else { return false }
        takeAttribute()
        return true
    }

    /// Whether what an attribute takes are no expressions.
    private func hasOwnGrammar(_ name: Token) -> Bool {
        switch name.keyword {
        case .available, .rethrows: return true
        default: break
        }
        return Parser.attributesWithOwnGrammar.contains { spells(name, $0) }
    }

    private static let attributesWithOwnGrammar: [StaticString] = [
        "objc", "backDeployed", "_backDeploy", "_spi_available", "differentiable", "derivative", "transpose",
        "_specialize", "specialized", "_dynamicReplacement", "_documentation", "_effects", "_implements",
        "_originallyDefinedIn", "convention", "isolated",
    ]

    func spells(_ token: Token, _ word: StaticString) -> Bool {
        guard Int(token.length) == word.utf8CodeUnitCount else { return false }
        for offset in 0..<Int(token.length) where bytes[Int(token.start) + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// A modifier word with its parenthesis.
    mutating func takeModifier() {
        let first = here
        let takesArgument = keyword.takesArgument || keyword == .open
        advance()
        if takesArgument, kind == .leftParen, !startsLine { skipSingle() }
        leaf(.modifier, from: first)
    }

    /// The attributes of a clause of an `#if`.
    mutating func stepAttributeList() {
        if kind == .at, !isAtEnd {
            takeAttribute()
        } else if directive == .if, !isAtEnd {
            startIfConfig(.attributes)
        } else {
            pop()
        }
    }
}
