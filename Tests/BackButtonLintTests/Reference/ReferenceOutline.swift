import SwiftSyntax

/// Declarations, calls and `#if` clauses as SwiftSyntax sees them, in source order.
final class ReferenceOutline: SyntaxVisitor {
    private var items: [(offset: Int, line: String)] = []

    static func lines(of tree: SourceFileSyntax) -> [String] {
        let outline = ReferenceOutline(viewMode: .sourceAccurate)
        outline.walk(tree)
        // Nodes are visited outer first, and that order must hold among equal offsets.
        return outline.items.enumerated()
            .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element.line)
    }

    private func add(_ kind: String, _ offset: Int, _ rest: String) {
        items.append((offset, "\(kind) \(offset) \(rest)"))
    }

    // MARK: Declarations

    private func addDeclaration(
        _ keyword: TokenSyntax, name: String? = nil, inherits: InheritanceClauseSyntax? = nil, body: String
    ) {
        let kind = keyword.text
        let inherited = inherits?.inheritedTypes.map { Self.spelling(of: Self.withoutAttributes($0.type)) } ?? []
        add(
            "decl", keyword.offset,
            "\(kind) \(name ?? kind) \(inherited.isEmpty ? "-" : inherited.joined(separator: ",")) \(body)")
    }

    private static func withoutAttributes(_ type: TypeSyntax) -> [TokenSyntax] {
        guard let attributed = type.as(AttributedTypeSyntax.self) else {
            return Array(type.tokens(viewMode: .sourceAccurate))
        }
        let start = attributed.attributes.position
        let end = attributed.attributes.endPosition
        let rest = attributed.tokens(viewMode: .sourceAccurate).filter { $0.position < start || $0.position >= end }
        return rest
    }

    private static func spelling(of tokens: some Sequence<TokenSyntax>) -> String { tokens.map(\.text).joined() }

    private func span(_ node: (some SyntaxProtocol)?) -> String {
        guard let node, node.endPositionBeforeTrailingTrivia > node.positionAfterSkippingLeadingTrivia else {
            return "-"
        }
        return
            "\(node.positionAfterSkippingLeadingTrivia.utf8Offset)-\(node.endPositionBeforeTrailingTrivia.utf8Offset)"
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(
            node.structKeyword, name: node.name.text, inherits: node.inheritanceClause, body: span(node.memberBlock))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(
            node.classKeyword, name: node.name.text, inherits: node.inheritanceClause, body: span(node.memberBlock))
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(
            node.actorKeyword, name: node.name.text, inherits: node.inheritanceClause, body: span(node.memberBlock))
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(
            node.enumKeyword, name: node.name.text, inherits: node.inheritanceClause, body: span(node.memberBlock))
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(
            node.protocolKeyword, name: node.name.text, inherits: node.inheritanceClause, body: span(node.memberBlock))
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(
            node.extensionKeyword, name: Self.spelling(of: node.extendedType.tokens(viewMode: .sourceAccurate)),
            inherits: node.inheritanceClause, body: span(node.memberBlock))
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(node.funcKeyword, name: node.name.text, body: span(node.body))
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(node.initKeyword, body: span(node.body))
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(node.deinitKeyword, body: span(node.body))
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        addDeclaration(node.subscriptKeyword, body: span(node.accessorBlock))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = node.bindingSpecifier.text
        guard kind == "var" || kind == "let" else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            add("decl", name.offset, "\(kind) \(name.text) - \(span(binding.accessorBlock))")
        }
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = Self.calledName(node.calledExpression)
        var parens = "-"
        if let left = node.leftParen, let right = node.rightParen {
            parens = "\(left.offset)-\(right.endPositionBeforeTrailingTrivia.utf8Offset)"
        }
        let arguments = node.arguments.map { "\($0.label?.text ?? "_"):\(span($0.expression))" }
        var closures = node.trailingClosure.map { ["_:\(span($0))"] } ?? []
        closures += node.additionalTrailingClosures.map { "\($0.label.text):\(span($0.closure))" }
        add(
            "call", name?.offset ?? node.calledExpression.positionAfterSkippingLeadingTrivia.utf8Offset,
            "\(name?.text ?? "-") \(parens) [\(arguments.joined(separator: " "))] {\(closures.joined(separator: " "))}")
        return .visitChildren
    }

    private static func calledName(_ callee: ExprSyntax) -> TokenSyntax? {
        var callee = callee
        while true {
            if let optional = callee.as(OptionalChainingExprSyntax.self) {
                callee = optional.expression
            } else if let forced = callee.as(ForceUnwrapExprSyntax.self) {
                callee = forced.expression
            } else if let generic = callee.as(GenericSpecializationExprSyntax.self) {
                callee = generic.expression
            } else if let member = callee.as(MemberAccessExprSyntax.self) {
                return member.declName.baseName
            } else if let superclass = callee.as(SuperExprSyntax.self) {
                return superclass.superKeyword
            } else {
                return callee.as(DeclReferenceExprSyntax.self)?.baseName
            }
        }
    }

    // What looks like a call in a pattern is none.

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        if let whereClause = node.whereClause { walk(whereClause) }
        return .skipChildren
    }

    override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
        if let whereClause = node.whereClause { walk(whereClause) }
        return .skipChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        return .skipChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Conditional compilation

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        add("ifconfig", node.poundKeyword.offset, "\(node.poundKeyword.text) \(span(node.elements))")
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// Where its first token begins.
    fileprivate var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
