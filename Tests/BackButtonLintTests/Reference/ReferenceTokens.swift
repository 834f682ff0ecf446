import SwiftSyntax

/// SwiftSyntax's tokens, united to the kinds of the dump.
final class ReferenceTokens: SyntaxVisitor {
    struct Item {
        var start: Int
        var end: Int
        let kind: String
    }

    private(set) var items: [Item] = []
    /// The literal to which the last item belongs, if that is a string piece that may go on.
    private var openLiteral: SyntaxIdentifier?
    /// Where the last `.` token stands.
    private var lastDot = -1

    init(of tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        take(token)
        return .skipChildren
    }

    private func take(_ token: TokenSyntax) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = token.endPositionBeforeTrailingTrivia.utf8Offset
        if takeStringPart(token, start: start, end: end) { return }
        openLiteral = nil
        guard end > start else { return }
        switch token.tokenKind {
        case .identifier, .keyword, .wildcard, .dollarIdentifier: add(start, end, "word")
        case .integerLiteral, .floatLiteral: addNumber(start, end)
        case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .infixQuestionMark,
            .postfixQuestionMark, .exclamationMark, .prefixAmpersand, .ellipsis, .leftAngle, .rightAngle:
            extend(start, end, "op")
        case .regexPoundDelimiter, .regexSlash, .regexLiteralPattern: extend(start, end, "regex")
        case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable,
            .poundSourceLocation:
            add(start, start + 1, "punct")
            add(start + 1, end, "word")
        case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace, .comma, .semicolon, .colon,
            .colonColon, .atSign, .pound, .backslash, .backtick:
            add(start, end, "punct")
        case .period:
            lastDot = start
            add(start, end, "punct")
        case .shebang, .endOfFile: break
        default: add(start, end, "unknown")
        }
    }

    private func add(_ start: Int, _ end: Int, _ kind: String) {
        items.append(Item(start: start, end: end, kind: kind))
    }

    /// Adds to the last item if that is of the same kind and ends here.
    private func extend(_ start: Int, _ end: Int, _ kind: String) {
        if let last = items.last, last.kind == kind, last.end == start {
            items[items.count - 1].end = end
        } else {
            add(start, end, kind)
        }
    }

    /// `num . num` without a gap is one number.
    private func addNumber(_ start: Int, _ end: Int) {
        if items.count >= 2 {
            let dot = items[items.count - 1]
            let number = items[items.count - 2]
            if dot.end == start, dot.start == lastDot, number.kind == "num", number.end == dot.start {
                items.removeLast()
                items[items.count - 1].end = end
                return
            }
        }
        add(start, end, "num")
    }

    /// Quotes, pounds, segments, and the `\(` and `)` of interpolations.
    private func takeStringPart(_ token: TokenSyntax, start: Int, end: Int) -> Bool {
        var endsPiece = false
        switch token.tokenKind {
        case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .stringSegment: break
        case .backslash, .leftParen, .rightParen:
            guard let segment = token.parent?.as(ExpressionSegmentSyntax.self) else { return false }
            endsPiece = token.id == segment.leftParen.id
        default: return false
        }
        let literal = literal(around: token)
        // The indentation of a literal over several lines is no part of its segments, yet of the piece.
        if let literal, literal == openLiteral, items.last?.kind == "str" {
            items[items.count - 1].end = end
        } else if end > start {
            add(start, end, "str")
        }
        openLiteral = endsPiece ? nil : literal
        return true
    }

    private func literal(around token: TokenSyntax) -> SyntaxIdentifier? {
        var node = token.parent
        while let next = node {
            if next.is(StringLiteralExprSyntax.self) || next.is(SimpleStringLiteralExprSyntax.self) { return next.id }
            node = next.parent
        }
        return nil
    }
}
