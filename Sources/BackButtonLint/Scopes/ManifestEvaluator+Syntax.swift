extension ManifestEvaluator {
    /// The value of a `let`, or what a computed property gives back; nil if there is none.
    static func content(ofBinding binding: Node) -> [Node]? {
        if let initializer = binding.child(.initializer) {
            return initializer.firstChild.map { [$0] }
        }
        if let block = binding.child(.codeBlock) { return results(in: block) }
        for accessor in binding.child(.accessorBlock)?.children.lazy.filter({ $0.kind == .accessor }) ?? []
        where ManifestPath.declaredName(accessor) == "get" {
            return accessor.child(.codeBlock).map { results(in: $0) }
        }
        return nil
    }

    /// What a body gives back: behind each `return`, or its only expression, that of each branch if it branches.
    static func results(in body: Node) -> [Node] {
        var results: [Node] = []
        var open = [body]
        while let node = open.popLast() {
            switch node.kind {
            case .codeBlock, .closure, .switchCase:
                let items = node.children.filter {
                    ![.closureSignature, .pattern, .attribute].contains($0.kind)
                }
                // Without a `return` anywhere in it only the last item counts.
                let inner = items.filter { holdsReturn($0) }
                open += (inner.isEmpty ? Array(items.suffix(1)) : inner).reversed()
            case .ifStmt, .switchStmt, .doStmt, .guardStmt, .forStmt, .whileStmt, .ifConfig, .ifConfigClause:
                open += node.children.filter {
                    [.codeBlock, .switchCase, .ifStmt, .ifConfig, .ifConfigClause, .returnStmt, .switchStmt].contains(
                        $0.kind)
                }.reversed()
            case .returnStmt: results += node.children.prefix(1)
            case .variableDecl, .funcDecl, .structDecl, .enumDecl, .jumpStmt, .throwStmt: break
            default: results.append(node)
            }
        }
        return results
    }

    private static func holdsReturn(_ node: Node) -> Bool {
        if node.kind == .returnStmt { return true }
        guard [.ifStmt, .switchStmt, .doStmt, .guardStmt, .forStmt, .whileStmt, .ifConfig].contains(node.kind) else {
            return false
        }
        return node.descendants.contains { $0.kind == .returnStmt }
    }

    /// The operands that a list or value comes from: of `+` and `??` all, of a ternary both results or the one taken.
    static func operands(of sequence: Node, taking branch: Bool? = nil) -> [Node] {
        var children = Array(sequence.children)[...]
        if let question = children.firstIndex(where: { $0.kind == .operatorToken && $0.spells("?") }) {
            children = children[(question + 1)...]
            if let branch, let colon = children.firstIndex(where: { $0.kind == .operatorToken && $0.spells(":") }) {
                children = branch ? children[..<colon] : children[(colon + 1)...]
            }
        }
        return children.filter { $0.kind != .operatorToken && $0.kind != .type }
    }

    /// The condition of a ternary, if it is one operand.
    static func condition(of sequence: Node) -> Node? {
        let children = Array(sequence.children.prefix(2))
        guard children.count == 2, children[1].kind == .operatorToken, children[1].spells("?") else { return nil }
        return children[0]
    }

    /// The condition of an `if`, if it is one expression.
    static func onlyCondition(of statement: Node) -> Node? {
        let conditions = statement.children(.condition)
        return conditions.count == 1 ? conditions[0].firstChild : nil
    }

    /// What stands in one branch of an `#if`.
    static func content(of clause: Node) -> [Node] {
        let children = Array(clause.children)
        return clause.text.hasPrefix("#else") && !clause.text.hasPrefix("#elseif")
            ? children : Array(children.dropFirst())
    }

    /// The name of a closure's only parameter.
    static func parameter(of closure: Node) -> String {
        let parameters = closure.child(.closureSignature)?.children(.parameter) ?? []
        return parameters.first.flatMap(ManifestPath.declaredName) ?? "$0"
    }

    /// Something added to a list: one element, or a list of its own.
    struct Addition {
        let node: Node
        let isElement: Bool
    }

    /// What is added later to the list at a path (`targets`, `package.targets`) by `+=`, `append`, `=`.
    static func additions(to path: [String], in body: Node) -> [Addition] {
        var added: [Addition] = []
        for node in body.descendants where node.kind == .sequence || node.kind == .chain {
            // Most is about something else: look no further than at the first word.
            guard let first = node.firstChild else { continue }
            let word = first.kind == .chain ? first.firstChild : first
            guard let word, word.kind == .name, ManifestPath.isCalled(word, path[0]) else { continue }
            if node.kind == .sequence {
                let parts = Array(node.children)
                guard parts.count > 2, parts[1].spells("+=") || parts[1].spells("="),
                    let target = ManifestPath(parts[0]), target.call == nil,
                    target.qualifiers + [target.name] == path
                else { continue }
                added += operands(of: node).dropFirst().map { Addition(node: $0, isElement: false) }
            } else if let call = ManifestPath(node), call.call != nil, call.name == "append", call.qualifiers == path,
                let value = call.argument(at: 0)
            {
                added.append(Addition(node: value, isElement: call.argument("contentsOf") == nil))
            }
        }
        return added
    }
}
