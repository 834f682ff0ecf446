/// Declarations but for what a `var`, a `case` of an enum, or parameters are made of.
extension Parser {
    /// Begins a declaration whose introducing word stands at a token, behind its attributes and modifiers.
    mutating func startDeclaration(introducer: Int) {
        push(.declarationPrefix, .unexpected, top.flavor.intersection(.members))
        top.itemFirst = UInt32(introducer)
    }

    mutating func stepDeclarationPrefix() {
        while position < Int(top.itemFirst) {
            switch kind {
            case .at: return takeAttribute()
            case .pound where directive == .if: return startIfConfig(.attributes)
            default: takeModifier()
            }
        }
        if isAtEnd { return closeTop() }
        if kind == .pound { return startMacroDeclaration() }
        switch keyword {
        case .let, .var, .inout:
            top.kind = .variableDecl
            advance()
            top.state = .bindingStart
        case .func: startFunction()
        case .struct: startType(.structDecl)
        case .class: startType(.classDecl)
        case .actor: startType(.actorDecl)
        case .enum: startType(.enumDecl)
        case .protocol: startType(.protocolDecl)
        case .extension: startExtension()
        case .case:
            top.kind = .enumCaseDecl
            advance()
            top.state = .enumElementStart
        case .`init`:
            top.kind = .initDecl
            advance()
            if kind == .oper, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { takeByte() }
            startSignature()
        case .deinit:
            top.kind = .deinitDecl
            advance()
            takeEffects()
            startBody()
        case .subscript:
            top.kind = .subscriptDecl
            advance()
            startSignature()
        case .import: takeImport()
        case .typealias: takeTypealias(.typealiasDecl)
        case .associatedtype: takeTypealias(.associatedtypeDecl)
        case .macro: startMacroDefinition()
        case .operator: takeOperatorDeclaration()
        case .precedencegroup: takePrecedenceGroup()
        default: takeUsing()
        }
    }

    /// The declared name, if one stands here.
    mutating func takeDeclName() {
        if kind == .word, !isAtEnd, !startsLine || !keyword.isReserved { leaf(.declName) }
    }

    // MARK: Types

    private mutating func startType(_ kind: NodeKind) {
        top.kind = kind
        advance()
        takeDeclName()
        takeGenericParameters()
        startMembers()
    }

    private mutating func startExtension() {
        top.kind = .extensionDecl
        advance()
        takeType()
        startMembers()
    }

    private mutating func startMembers() {
        takeInheritance()
        takeWhereClause()
        top.state = .afterMembers
        if !startBlockIfPresent(.memberBlock, .members) { closeTop() }
    }

    // MARK: Functions

    private mutating func startFunction() {
        top.kind = .funcDecl
        advance()
        if kind == .oper {
            // `==<T>` names `==`.
            let endsInAngle = token.length > 1 && bytes[token.end - 1] == UInt8(ascii: "<")
            if endsInAngle, peek().kind == .word {
                taken = Int(token.length) - 1
                rows.append(.declName, first: UInt32(position), end: UInt32(position + 1), size: 1)
            } else {
                leaf(.declName)
            }
        } else {
            takeDeclName()
        }
        startSignature()
    }

    /// Generic parameters and parameters.
    private mutating func startSignature() {
        takeGenericParameters()
        top.state = .afterParameters
        if kind == .leftParen, !isAtEnd { startParameters() }
    }

    /// What stands between the parameters and the body.
    mutating func stepAfterParameters() {
        takeEffects()
        takeReturnType()
        if top.kind == .macroDecl {
            if isEqual, !isAtEnd {
                top.state = .macroInitializer
                return startInitializer()
            }
            takeWhereClause()
            return closeTop()
        }
        takeWhereClause()
        startBody()
    }

    private mutating func startBody() {
        top.state = .declarationTail
        guard kind == .leftBrace, !isAtEnd else { return }
        if top.kind == .subscriptDecl {
            startAccessorsOrGetter()
        } else {
            startBlock(.codeBlock, top.kind == .initDecl ? .initializerBody : [])
        }
    }

    mutating func stepDeclarationTail() { closeTop() }

    /// `async throws(Failure)` and the like.
    mutating func takeEffects() {
        while kind == .word, !isAtEnd {
            switch keyword {
            case .async, .reasync, .rethrows: advance()
            case .throws:
                advance()
                if kind == .leftParen, !isAtEnd { skipSingle() }
            // Mistaken for `throws` and `async`.
            case .throw, .try, .await: advance()
            default: return
            }
        }
    }

    mutating func takeReturnType() {
        guard isArrow, !isAtEnd else { return }
        let first = here
        let mark = rows.count
        advance()
        takeEffects()
        takeResultType()
        takeEffects()
        close(.returnType, UInt32(first), UInt32(mark))
    }

    // MARK: The rest

    private mutating func takeImport() {
        top.kind = .importDecl
        advance()
        switch keyword {
        case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func, .actor:
            if peek().kind == .word, !peek().flags.contains(.startsLine) { advance() }
        default: break
        }
        while !isAtEnd, kind == .word || kind == .oper {
            advance()
            guard kind == .dot || kind == .doubleColon, !isAtEnd else { break }
            advance()
        }
        closeTop()
    }

    private mutating func takeTypealias(_ kind: NodeKind) {
        top.kind = kind
        advance()
        if keyword == .each, peek().kind == .word { advance() }
        takeDeclName()
        takeGenericParameters()
        if kind == .associatedtypeDecl { takeInheritance() }
        if isEqual, !isAtEnd {
            advance()
            takeType()
        }
        takeWhereClause()
        closeTop()
    }

    private mutating func startMacroDefinition() {
        top.kind = .macroDecl
        advance()
        takeDeclName()
        startSignature()
    }

    mutating func stepMacroInitializer() {
        takeWhereClause()
        closeTop()
    }

    private mutating func takeOperatorDeclaration() {
        top.kind = .operatorDecl
        advance()
        if !isAtEnd, kind == .oper || kind == .dot || kind == .word { leaf(.declName) }
        if kind == .colon, !isAtEnd {
            advance()
            while kind == .word, !isAtEnd, !startsLine {
                advance()
                if kind == .comma, !isAtEnd { advance() }
            }
        }
        if kind == .leftBrace, !startsLine, !isAtEnd { skipSingle() }
        closeTop()
    }

    private mutating func takePrecedenceGroup() {
        top.kind = .precedenceGroupDecl
        advance()
        takeDeclName()
        if kind == .leftBrace, !isAtEnd { skipSingle() }
        closeTop()
    }

    /// `using @MainActor`, `using nonisolated`.
    private mutating func takeUsing() {
        advance()
        if kind == .at, !isAtEnd {
            jump(to: behindAttribute(at: position))
        } else if kind == .word, !isAtEnd {
            advance()
        }
        closeTop()
    }

    /// `#name(...) { }` as a declaration.
    private mutating func startMacroDeclaration() {
        top.kind = .macroExpansion
        takeMacroName()
        top.state = .callArguments
        if kind == .leftParen, !startsLine, !isAtEnd { startArguments(.arguments) }
    }
}
