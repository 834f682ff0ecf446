/// The part of YAML that project specifications are written in: mappings and lists by indentation or in brackets,
/// scalars with or without quotes, comments, block scalars (stepped over), anchors, aliases and merge keys.
///
/// Any text gives a tree; nesting is held in arrays, so that depth costs no stack.
struct YAMLTree {
    struct Node {
        /// What it is called in its mapping; nil in a list.
        var key: String?
        /// The scalar; empty for a mapping or list.
        var text = ""
        var children: [Int] = []
        fileprivate var indent = -1
    }

    private(set) var nodes: [Node] = [Node()]
    private var anchors: [Substring: Int] = [:]

    init(_ bytes: [UInt8]) {
        // The open nodes, outermost first; the root is left open to the end.
        var open = [0]
        var blockIndent: Int?
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            var rest = Substring(line.utf8)
            let indent = rest.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            rest = YAMLTree.trimmed(rest)
            if rest.isEmpty || rest.hasPrefix("#") || rest == "---" { continue }
            if let block = blockIndent {
                if indent > block { continue }
                blockIndent = nil
            }
            var column = indent
            while open.count > 1, nodes[open[open.count - 1]].indent >= column + (isItem(rest) ? 1 : 0) {
                open.removeLast()
            }
            // `- a: b` opens an item and, further right, a mapping in it. An item closes the one before.
            while isItem(rest) {
                while open.count > 1, nodes[open[open.count - 1]].indent >= column,
                    nodes[open[open.count - 1]].key == nil
                {
                    open.removeLast()
                }
                open.append(add(Node(indent: column), to: open[open.count - 1]))
                let after = rest.dropFirst()
                let value = YAMLTree.trimmed(after)
                column += 1 + after.utf8.prefix { $0 == UInt8(ascii: " ") }.count
                rest = value
            }
            if rest.isEmpty { continue }
            if let (key, value) = YAMLTree.pair(rest) {
                let node = add(Node(key: key, indent: column), to: open[open.count - 1])
                open.append(node)
                blockIndent = fill(node, with: value) ? column : nil
            } else {
                blockIndent = fill(open[open.count - 1], with: rest) ? indent : nil
            }
        }
    }

    private func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func add(_ node: Node, to parent: Int) -> Int {
        nodes.append(node)
        nodes[parent].children.append(nodes.count - 1)
        return nodes.count - 1
    }

    /// Gives the node what stands behind its key; whether that opens a block scalar.
    private mutating func fill(_ node: Int, with value: Substring) -> Bool {
        var value = YAMLTree.withoutComment(value)
        if value.hasPrefix("&") {
            let name = value.dropFirst().prefix { $0 != " " }
            anchors[name] = node
            value = YAMLTree.trimmed(value.dropFirst(name.count + 1))
        }
        if value.hasPrefix("*") {
            if let anchor = anchors[value.dropFirst()], anchor != node {
                nodes[node].text = nodes[anchor].text
                nodes[node].children = nodes[anchor].children
            }
            return false
        }
        if value.hasPrefix("|") || value.hasPrefix(">") { return true }
        if value.hasPrefix("[") || value.hasPrefix("{") {
            addFlow(value, to: node)
        } else if !value.isEmpty {
            nodes[node].text = YAMLTree.unquoted(value)
        }
        return false
    }

    /// Adds `[a, {b: c}]` and the like.
    private mutating func addFlow(_ text: Substring, to node: Int) {
        var open: [Int] = []
        var word = ""
        var key: String?
        var quote: Character?
        var isFilled = false
        func flush(_ tree: inout YAMLTree) {
            let plain = YAMLTree.trimmed(Substring(word))
            if let parent = open.last, !plain.isEmpty || (key != nil && !isFilled) {
                let child = tree.add(Node(key: key, indent: .max), to: parent)
                tree.nodes[child].text = YAMLTree.unquoted(plain)
            }
            word = ""
            key = nil
            isFilled = false
        }
        for character in text {
            if let current = quote {
                word.append(character)
                if character == current { quote = nil }
                continue
            }
            switch character {
            case "\"", "'":
                quote = character
                word.append(character)
            case "[", "{":
                if let parent = open.last {
                    open.append(add(Node(key: key, indent: .max), to: parent))
                } else {
                    open.append(node)
                }
                key = nil
                word = ""
            case "]", "}":
                flush(&self)
                if open.popLast() == nil || open.isEmpty { return }
                isFilled = true
            case ",": flush(&self)
            case ":" where key == nil:
                key = YAMLTree.unquoted(YAMLTree.trimmed(Substring(word)))
                word = ""
            default: word.append(character)
            }
        }
        flush(&self)
    }

    // MARK: Words

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.utf8.first, first == 0x20 || first == 0x09 { text = Substring(text.utf8.dropFirst()) }
        while let last = text.utf8.last, last == 0x20 || last == 0x09 { text = Substring(text.utf8.dropLast()) }
        return text
    }

    /// Splits `key: value` and `key:`; nil for a scalar.
    private static func pair(_ text: Substring) -> (key: String, value: Substring)? {
        guard let first = text.first, first != "[", first != "{" else { return nil }
        var at = text.startIndex
        if first == "\"" || first == "'" {
            guard let close = text.dropFirst().firstIndex(of: first) else { return nil }
            at = text.index(after: close)
        }
        while let colon = text[at...].firstIndex(of: ":") {
            let after = text.index(after: colon)
            if after == text.endIndex || text[after] == " " {
                return (unquoted(trimmed(text[..<colon])), trimmed(text[after...]))
            }
            at = after
        }
        return nil
    }

    private static func withoutComment(_ text: Substring) -> Substring {
        guard text.contains("#") else { return text }
        var quote: Character?
        var before: Character = " "
        for index in text.indices {
            let character = text[index]
            if let current = quote {
                if character == current { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "#", before == " " {
                return trimmed(text[..<index])
            }
            before = character
        }
        return text
    }

    private static func unquoted(_ text: Substring) -> String {
        guard text.count > 1, let first = text.first, first == "\"" || first == "'", text.last == first else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }
}

extension YAMLTree {
    /// The value under the key, also through merge keys.
    func child(_ key: String, of node: Int) -> Int? {
        if let own = nodes[node].children.first(where: { nodes[$0].key == key }) { return own }
        for merged in nodes[node].children where nodes[merged].key == "<<" {
            if let found = nodes[merged].children.first(where: { nodes[$0].key == key }) { return found }
        }
        return nil
    }

    func text(_ key: String, of node: Int) -> String? {
        child(key, of: node).map { nodes[$0].text }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The pairs of a mapping or the items of a list.
    func children(_ key: String, of node: Int) -> [Int] { child(key, of: node).map { nodes[$0].children } ?? [] }

    /// The scalar under the key, or each scalar of the list there.
    func texts(_ key: String, of node: Int) -> [String] {
        guard let child = child(key, of: node) else { return [] }
        if !nodes[child].text.isEmpty { return [nodes[child].text] }
        return nodes[child].children.map { nodes[$0].text }.filter { !$0.isEmpty }
    }
}
