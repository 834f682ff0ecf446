/// Delegates that never let the swipe begin: what attaches one restores nothing.
extension RecognizerUseReader {
    /// Whether what is attached as the delegate answers that the swipe may not begin, whatever happens.
    func isClosed(delegate value: Node, at place: Place) -> Bool {
        let types = delegateTypes(value, place)
        let answers = types.lazy.map { resolution.members(of: $0, named: GuardNames.shouldBegin) }.first { !$0.isEmpty }
        guard let answers else { return false }
        return answers.allSatisfy { id in
            guard let code = index.node(id).child(.codeBlock) else { return false }
            return isClosed(index.place(id).at(code))
        }
    }

    /// The types that the delegate may be of, as far as that is evident.
    private func delegateTypes(_ value: Node, _ place: Place) -> [Name] {
        if value.spells("self") { return resolution.type(around: place).map { [index[$0].name] } ?? [] }
        return resolution.evidentType(of: value.links, at: place.at(value)).map { [$0] } ?? []
    }

    /// Whether the code of an answer always says no: a flag that nobody sets stands in its way.
    private func isClosed(_ code: Place) -> Bool {
        let statements = Array(code.node.children)
        for statement in statements.dropLast() where statement.kind == .guardStmt {
            let isInTheWay = statement.children(.condition).contains { condition in
                condition.expression.map { isNever(code.at($0)) } ?? false
            }
            if isInTheWay, statement.child(.codeBlock)?.firstChild?.firstChild?.spells("false") == true { return true }
        }
        guard let last = statements.last else { return false }
        let answer = last.kind == .returnStmt ? last.firstChild : last
        guard let answer else { return false }
        if answer.kind == .sequence {
            // What stands between `||` or `?:` may still say yes.
            let parts = Array(answer.children)
            guard !parts.contains(where: { $0.spells("?") || $0.spells("||") }) else { return false }
            return parts.indices.contains { part in
                let isWhole =
                    (part == 0 || parts[part - 1].spells("&&"))
                    && (part + 1 == parts.count || parts[part + 1].spells("&&"))
                return isWhole && isNever(code.at(parts[part]))
            }
        }
        return isNever(code.at(answer))
    }

    /// Whether an expression is never true: `false`, or a flag that is false from the start and that nobody sets.
    private func isNever(_ expression: Place) -> Bool {
        if expression.node.spells("false") { return true }
        return resolution.flag(expression) == false
    }
}
