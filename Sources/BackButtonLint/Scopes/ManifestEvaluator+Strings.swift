extension ManifestEvaluator {
    /// The text that an expression comes to; nil if it can't be told.
    mutating func string(_ value: Value) -> String? { string(value, depth: 0) }

    private mutating func string(_ value: Value, depth: Int) -> String? {
        guard depth < 12 else { return nil }
        if value.node.kind == .sequence {
            var text = ""
            let parts = Array(value.node.children)
            for part in parts where part.kind != .operatorToken {
                guard let piece = string(Value(node: part, frame: value.frame), depth: depth + 1) else { return nil }
                text += piece
            }
            return parts.contains { $0.kind == .operatorToken && !$0.spells("+") } ? nil : text
        }
        for result in values(value) {
            if result.node.kind == .string { return literal(result, depth: depth) }
            if let path = ManifestPath(result.node) {
                if path.call == nil {
                    if let text = rawValue(path) { return text }
                } else if let inner = path.argument(at: 0),
                    ["init", "Path", "relativeToManifest", "relativeToRoot", "glob", "path"].contains(path.name)
                {
                    return string(Value(node: inner, frame: result.frame), depth: depth + 1)
                }
            }
        }
        return nil
    }

    /// The text of a case of an enumeration, with or without `.rawValue`: its raw value, or its own name.
    private func rawValue(_ path: ManifestPath) -> String? {
        var names = path.qualifiers + [path.name]
        if names.count > 1, path.name == "rawValue" || path.name == "name" { names.removeLast() }
        let name = names.removeLast()
        guard let found = ManifestDeclarations.matching(declarations.cases[name], names).first else { return nil }
        guard let value = found.node.child(.initializer)?.firstChild else { return name }
        return value.kind == .string ? ManifestEvaluator.plainText(value) : nil
    }

    private mutating func literal(_ value: Value, depth: Int) -> String? {
        let node = value.node
        let bytes = node.tree.bytes
        let inner = ManifestEvaluator.inside(node)
        var text = ""
        var at = inner.start
        for piece in node.children where piece.kind == .interpolation {
            // The node may or may not hold the marks around the expression.
            var (start, end) = (piece.range.start, piece.range.end)
            guard start >= at, end <= inner.end, start < bytes.count else { return nil }
            if bytes[start] != UInt8(ascii: "\\") {
                while start > at, bytes[start] != UInt8(ascii: "\\") { start -= 1 }
                while end < inner.end, bytes[end] != UInt8(ascii: ")") { end += 1 }
                end += 1
            }
            guard start >= at, end <= inner.end, let argument = piece.child(.argument),
                let expression = argument.children.first(where: { $0.kind != .label }),
                let words = string(Value(node: expression, frame: value.frame), depth: depth + 1)
            else { return nil }
            text += String(decoding: bytes[at..<start], as: UTF8.self) + words
            at = end
        }
        return text + String(decoding: bytes[at..<max(at, inner.end)], as: UTF8.self)
    }

    /// The text of a literal without interpolations.
    private static func plainText(_ string: Node) -> String {
        let inner = inside(string)
        return String(decoding: string.tree.bytes[inner.start..<inner.end], as: UTF8.self)
    }

    /// Where a literal's text lies: without quotes and pounds.
    private static func inside(_ string: Node) -> ByteRange {
        let bytes = string.tree.bytes
        var (start, end) = (string.range.start, string.range.end)
        while start < end, bytes[start] == UInt8(ascii: "#"), bytes[end - 1] == UInt8(ascii: "#") {
            start += 1
            end -= 1
        }
        let quote = UInt8(ascii: "\"")
        var quotes = 0
        while quotes < 3, start < end, bytes[start] == quote {
            start += 1
            quotes += 1
        }
        // Two quotes alone are an empty text.
        if quotes == 2 { return ByteRange(start, start) }
        for _ in 0..<quotes where end > start && bytes[end - 1] == quote { end -= 1 }
        return ByteRange(start, end)
    }
}
