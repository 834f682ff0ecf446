extension SyntaxDump {
    /// `file PATH`, then one line for each declaration, call and clause of an `#if`, ordered by offset.
    package static func outline(path: String, bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        appendOutline(path: path, bytes: bytes, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends the same dump to `output`.
    package static func appendOutline(path: String, bytes: [UInt8], to output: inout [UInt8]) {
        var outline = Outline()
        outline.read(Parser.parse(bytes))
        output += "file \(path)\n".utf8
        for item in outline.sortedItems {
            output += item.text
            output.append(UInt8(ascii: "\n"))
        }
    }

    private struct Outline {
        struct Item {
            /// Where it is listed, and where what it stands for ends.
            let offset: Int
            let end: Int
            var text: [UInt8]

            init(_ word: String, offset: Int, end: Int) {
                self.offset = offset
                self.end = end
                text = Array("\(word) \(offset)".utf8)
            }

            mutating func add(_ word: some Sequence<UInt8>) {
                text.append(UInt8(ascii: " "))
                text += word
            }

            mutating func add(_ range: ByteRange?) {
                text.append(UInt8(ascii: " "))
                append(range)
            }

            mutating func append(_ range: ByteRange?) {
                guard let range else { return text.append(UInt8(ascii: "-")) }
                text += "\(range.start)-\(range.end)".utf8
            }
        }

        private var items: [Item] = []

        /// By offset, what encloses first.
        var sortedItems: [Item] { items.sorted { ($0.offset, -$0.end) < ($1.offset, -$1.end) } }

        mutating func read(_ tree: SyntaxTree) {
            /// The end of the condition of an `#if` that is being passed over.
            var skippedUntil: UInt32 = 0
            for row in 0..<tree.kinds.count {
                guard row >= skippedUntil else { continue }
                let node = Node(tree: tree, id: NodeID(row))
                switch node.kind {
                case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl, .funcDecl,
                    .initDecl, .deinitDecl, .subscriptDecl:
                    addDeclaration(node)
                case .variableDecl: addVariables(node)
                case .call: addCall(node)
                case .ifConfigClause:
                    addClause(node)
                    if let condition = node.condition { skippedUntil = tree.subtreeEnds[Int(condition.id.row)] }
                default: break
                }
            }
        }

        private mutating func addDeclaration(_ node: Node) {
            guard let keyword = node.keywordRange else { return }
            var item = Item("decl", offset: keyword.start, end: node.range.end)
            let word = node.tree.bytes[keyword.start..<keyword.end]
            item.add(word)
            if let name = node.declaredName { item.add(name.utf8) } else { item.add(word) }
            let inherited = node.child(.inheritance)?.children(.inheritedType) ?? []
            let names = inherited.map(\.inheritedName).joined(separator: [UInt8(ascii: ",")])
            item.add(inherited.isEmpty ? [UInt8(ascii: "-")] : Array(names))
            item.add(node.body?.range)
            items.append(item)
        }

        private mutating func addVariables(_ node: Node) {
            guard node.keyword != .inout, let keyword = node.keywordRange else { return }
            for binding in node.children where binding.kind == .binding {
                guard let name = binding.child(.declName) else { continue }
                var item = Item("decl", offset: name.range.start, end: binding.range.end)
                item.add(node.tree.bytes[keyword.start..<keyword.end])
                item.add(name.bytesWithoutSpace)
                item.add([UInt8(ascii: "-")])
                item.add(binding.body?.range)
                items.append(item)
            }
        }

        private mutating func addCall(_ node: Node) {
            let name = node.calledNameNode
            var spelling = name?.bytesWithoutSpace ?? [UInt8(ascii: "-")]
            var start = name?.range.start ?? (node.parent ?? node).calleeStart
            // `t.0.1()` has two members, whose names are one token.
            if let dot = spelling.lastIndex(of: UInt8(ascii: ".")), (0x30...0x39).contains(spelling[0]) {
                spelling.removeSubrange(...dot)
                start += dot + 1
            }
            var item = Item("call", offset: start, end: node.range.end)
            item.add(spelling)
            item.add(node.child(.arguments)?.range)
            item.text += " [".utf8
            append(node.arguments.map { (label: $0.label, value: $0.value) }, to: &item)
            item.text += "] {".utf8
            append(
                node.children(.trailingClosure)
                    .map { (label: $0.child(.label), value: $0.child(.closure)) }, to: &item)
            item.text.append(UInt8(ascii: "}"))
            items.append(item)
        }

        private func append(_ labelled: [(label: Node?, value: Node?)], to item: inout Item) {
            for (index, element) in labelled.enumerated() {
                if index > 0 { item.text.append(UInt8(ascii: " ")) }
                item.text += element.label?.bytesWithoutSpace ?? [UInt8(ascii: "_")]
                item.text.append(UInt8(ascii: ":"))
                item.append(element.value?.range)
            }
        }

        private mutating func addClause(_ node: Node) {
            let range = node.range
            let tree = node.tree
            let row = Int(node.id.row)
            let first = Int(tree.firstTokens[row])
            let end = Int(tree.endTokens[row])
            var contents = first + 2
            if let condition = node.condition { contents = max(contents, Int(tree.endTokens[Int(condition.id.row)])) }
            var item = Item("ifconfig", offset: range.start, end: range.end)
            item.add("#".utf8 + tree.bytes[Int(tree.tokens[first + 1].start)..<tree.tokens[first + 1].end])
            item.add(contents < end ? ByteRange(Int(tree.tokens[contents].start), range.end) : nil)
            items.append(item)
        }
    }
}

extension Node {
    /// The condition of a clause of an `#if`; `#else` has none.
    package var condition: Node? {
        guard kind == .ifConfigClause else { return nil }
        let first = Int(tree.firstTokens[Int(id.row)])
        let directive = tree.tokens[first + 1]
        guard directive.keyword == .if || directive.keyword == .elseif,
            let child = firstChild
        else { return nil }
        // A condition stands on the line of its directive.
        let start = Int(tree.firstTokens[Int(child.id.row)])
        return tree.tokens[start].flags.contains(.startsLine) ? nil : child
    }

    /// The braces of a declaration, accessor or binding.
    package var body: Node? { children.first { [.memberBlock, .codeBlock, .accessorBlock].contains($0.kind) } }

    /// Where the callee of an unnamed call in this chain begins.
    fileprivate var calleeStart: Int { range.start }

    /// The name of an inherited type without its attributes and without white space.
    fileprivate var inheritedName: [UInt8] {
        var first = Int(tree.firstTokens[Int(id.row)])
        for child in children where child.kind == .attribute { first = Int(tree.endTokens[Int(child.id.row)]) }
        var bytes: [UInt8] = []
        for index in first..<max(first, Int(tree.endTokens[Int(id.row)])) {
            let token = tree.tokens[index]
            bytes += tree.bytes[Int(token.start)..<token.end]
        }
        return bytes
    }
}
