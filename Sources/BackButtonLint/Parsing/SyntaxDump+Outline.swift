extension SyntaxDump {
    /// Hands on `file PATH`, then one line for each declaration, call and clause of an `#if`, ordered by offset.
    package static func outline<Failure: Error>(
        path: String, bytes: [UInt8], to print: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        let tree = Parser.parse(bytes)
        var output = Array("file \(path)\n".utf8)
        for item in Outline.items(of: tree) {
            item.append(from: tree, to: &output)
            output.append(UInt8(ascii: "\n"))
            if output.count >= pieceLength {
                try print(output)
                output.removeAll(keepingCapacity: true)
            }
        }
        try print(output)
    }

    /// The same as one text.
    package static func outline(path: String, bytes: [UInt8]) -> String {
        var output: [UInt8] = []
        outline(path: path, bytes: bytes) { output += $0 }
        return String(decoding: output, as: UTF8.self)
    }
}

/// What an outline lists. Items are put in order before any has its text, which would take far more room.
private enum Outline {
    struct Item {
        /// Where it is listed, and where what it stands for ends.
        let offset: UInt32
        let end: UInt32
        /// The node it stands for.
        let row: UInt32

        init(_ node: Node, offset: Int) {
            self.offset = UInt32(truncatingIfNeeded: offset)
            end = UInt32(truncatingIfNeeded: node.range.end)
            row = node.id.row
        }

        /// By offset, what encloses first.
        static func < (left: Item, right: Item) -> Bool {
            if left.offset != right.offset { return left.offset < right.offset }
            return left.end != right.end ? left.end > right.end : left.row < right.row
        }
    }

    static func items(of tree: SyntaxTree) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(tree.kinds.reduce(0) { $0 + ($1.isListed ? 1 : 0) })
        /// The end of the condition of an `#if` that is being passed over.
        var skippedUntil: UInt32 = 0
        for (row, kind) in tree.kinds.enumerated() where kind.isListed && row >= skippedUntil {
            let node = Node(tree: tree, id: NodeID(row))
            if let offset = node.listedOffset { items.append(Item(node, offset: offset)) }
            if let condition = node.condition { skippedUntil = tree.subtreeEnds[Int(condition.id.row)] }
        }
        items.sort { $0 < $1 }
        return items
    }
}

extension NodeKind {
    fileprivate var isListed: Bool {
        switch self {
        case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl, .funcDecl, .initDecl,
            .deinitDecl, .subscriptDecl, .binding, .call, .ifConfigClause:
            true
        default: false
        }
    }
}

extension Node {
    /// The offset that a line of an outline begins with; nil where there is none for this node.
    fileprivate var listedOffset: Int? {
        switch kind {
        case .binding:
            guard let declaration = parent, declaration.keyword != .inout, declaration.keywordRange != nil else {
                return nil
            }
            return child(.declName)?.range.start
        case .call: return call.start
        case .ifConfigClause: return range.start
        default: return keywordRange?.start
        }
    }

    /// What a call calls: its spelling, and where that begins.
    fileprivate var call: (name: [UInt8], start: Int) {
        let name = calledNameNode
        var spelling = name?.bytesWithoutSpace ?? [UInt8(ascii: "-")]
        var start = name?.range.start ?? (parent ?? self).range.start
        // `t.0.1()` has two members, whose names are one token.
        if let dot = spelling.lastIndex(of: UInt8(ascii: ".")), (0x30...0x39).contains(spelling[0]) {
            spelling.removeSubrange(...dot)
            start += dot + 1
        }
        return (spelling, start)
    }
}

// MARK: - Lines

extension Outline.Item {
    /// Appends its line without the line end.
    func append(from tree: SyntaxTree, to output: inout [UInt8]) {
        let node = Node(tree: tree, id: NodeID(Int(row)))
        switch node.kind {
        case .binding:
            guard let declaration = node.parent, let keyword = declaration.keywordRange else { return }
            begin("decl ", to: &output)
            output += tree.bytes[keyword.start..<keyword.end]
            add(node.child(.declName)?.bytesWithoutSpace ?? [], to: &output)
            add("-".utf8, to: &output)
            add(node.body?.range, to: &output)
        case .call: appendCall(node, to: &output)
        case .ifConfigClause: appendClause(node, to: &output)
        default: appendDeclaration(node, to: &output)
        }
    }

    private func appendDeclaration(_ node: Node, to output: inout [UInt8]) {
        guard let keyword = node.keywordRange else { return }
        begin("decl ", to: &output)
        let word = node.tree.bytes[keyword.start..<keyword.end]
        output += word
        if let name = node.declaredName { add(name.utf8, to: &output) } else { add(word, to: &output) }
        let inherited = node.child(.inheritance)?.children(.inheritedType) ?? []
        let names = inherited.map(\.inheritedName).joined(separator: ",".utf8)
        add(inherited.isEmpty ? Array("-".utf8) : Array(names), to: &output)
        add(node.body?.range, to: &output)
    }

    private func appendCall(_ node: Node, to output: inout [UInt8]) {
        begin("call ", to: &output)
        output += node.call.name
        add(node.child(.arguments)?.range, to: &output)
        output += " [".utf8
        append(node.arguments.map { (label: $0.label, value: $0.value) }, to: &output)
        output += "] {".utf8
        append(
            node.children(.trailingClosure).map { (label: $0.child(.label), value: $0.child(.closure)) }, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    private func appendClause(_ node: Node, to output: inout [UInt8]) {
        let range = node.range
        let tree = node.tree
        let first = Int(tree.firstTokens[Int(row)])
        let end = Int(tree.endTokens[Int(row)])
        var contents = first + 2
        if let condition = node.condition { contents = max(contents, Int(tree.endTokens[Int(condition.id.row)])) }
        begin("ifconfig ", to: &output)
        output.append(UInt8(ascii: "#"))
        output += tree.bytes[Int(tree.tokens[first + 1].start)..<tree.tokens[first + 1].end]
        add(contents < end ? ByteRange(Int(tree.tokens[contents].start), range.end) : nil, to: &output)
    }

    private func begin(_ word: StaticString, to output: inout [UInt8]) {
        output += UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        SyntaxDump.append(Int(offset), to: &output)
        output.append(UInt8(ascii: " "))
    }

    private func add(_ word: some Sequence<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: " "))
        output += word
    }

    private func add(_ range: ByteRange?, to output: inout [UInt8]) {
        output.append(UInt8(ascii: " "))
        append(range, to: &output)
    }

    private func append(_ range: ByteRange?, to output: inout [UInt8]) {
        guard let range else { return output.append(UInt8(ascii: "-")) }
        SyntaxDump.append(range.start, to: &output)
        output.append(UInt8(ascii: "-"))
        SyntaxDump.append(range.end, to: &output)
    }

    private func append(_ labelled: [(label: Node?, value: Node?)], to output: inout [UInt8]) {
        for (index, element) in labelled.enumerated() {
            if index > 0 { output.append(UInt8(ascii: " ")) }
            output += element.label?.bytesWithoutSpace ?? [UInt8(ascii: "_")]
            output.append(UInt8(ascii: ":"))
            append(element.value?.range, to: &output)
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

    /// The name of an inherited type without its attributes and without white space.
    fileprivate var inheritedName: [UInt8] {
        var bytes: [UInt8] = []
        var first = Int(tree.firstTokens[Int(id.row)])
        func add(upTo end: UInt32) {
            for token in tree.tokens[first..<max(first, Int(end))] {
                bytes += tree.bytes[Int(token.start)..<token.end]
            }
        }
        for attribute in children where attribute.kind == .attribute {
            add(upTo: tree.firstTokens[Int(attribute.id.row)])
            first = Int(tree.endTokens[Int(attribute.id.row)])
        }
        add(upTo: tree.endTokens[Int(id.row)])
        return bytes
    }
}
