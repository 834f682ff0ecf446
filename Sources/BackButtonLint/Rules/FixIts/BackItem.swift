/// Writes the leading item that dismisses a screen, as its site says where and with what.
struct BackItem {
    private let site: ItemSite
    private let layout: Layout
    private let lineEnd: String

    /// One level of indentation.
    private let unit: String

    /// Where the item's toolbar goes; nil where it joins one.
    private let slot: ModifierSlot?

    init(at site: ItemSite) {
        self.site = site
        layout = Layout(tree: site.spot.node.tree)
        lineEnd = layout.lineEnd
        unit = layout.unit(around: site.spot.node)
        slot = site.toolbar == nil ? ModifierSlot(behind: site.spot.node, layout, unit: unit) : nil
    }

    var remedy: Remedy {
        var remedy = Remedy(message: message, isSafe: false)
        switch site.dismissal {
        case .property: break
        case .newProperty(let type, let name, let environment):
            let declaration = environment.declaration(of: name)
            if let property = PropertyLine(in: type, layout).change(declaration, breaks: slot?.breaks ?? []) {
                remedy.edits.append(property)
            }
        case .view(let name, let environment, let isThere):
            if !isThere { remedy.edits.append(view(name, environment)) }
        }
        // Where a type gets lines, its property brings the first.
        let starts = remedy.edits.map(\.range)
        remedy.edits += item.filter { !starts.contains($0.range) }
        remedy.edits.sort { $0.range.start < $1.range.start }
        return remedy
    }

    private var message: String {
        switch site.dismissal {
        case .property(let name, _): "add a leading item that calls `\(name)`"
        case .newProperty: "add a leading item that dismisses"
        case .view: "add a leading item that dismisses, as a view of its own"
        }
    }

    // MARK: The item

    /// The lines of the item, each with its level.
    private var itemLines: [(level: Int, text: String)] {
        let content: [(Int, String)]
        switch site.dismissal {
        case .property(let name, let environment), .newProperty(_, let name, let environment):
            content = button(environment.call(of: name))
        case .view(let name, _, _):
            content = [(0, "\(name)()")]
        }
        return [(0, "ToolbarItem(placement: .\(site.placement)) {")] + content.map { ($0.0 + 1, $0.1) } + [(0, "}")]
    }

    private func button(_ call: String) -> [(Int, String)] {
        [
            (0, "Button {"),
            (1, call),
            (0, "} label: {"),
            (1, "Image(systemName: \"chevron.backward\")"),
            (0, "}"),
        ]
    }

    private var item: [Remedy.Change] {
        guard let slot else { return site.toolbar.map { joined($0.node) } ?? [] }
        let lines = [(0, ".toolbar {")] + itemLines.map { ($0.level + 1, $0.text) } + [(0, "}")]
        let start = slot.hasOwnLine ? lineEnd + slot.indentation : ""
        let modifier = change(ByteRange(slot.offset, slot.offset), start + joined(lines, slot.indentation))
        return [modifier] + slot.breaks.map { change($0.range, lineEnd + $0.indentation) }
    }

    private func change(_ range: ByteRange, _ text: String) -> Remedy.Change {
        Remedy.Change(file: site.spot.file, range: range, replacement: text)
    }

    /// The item as the first of a toolbar that is there.
    private func joined(_ closure: Node) -> [Remedy.Change] {
        guard let first = closure.firstChild, let last = Array(closure.children).last else { return [] }
        let range = closure.range
        let outer = layout.indentation(at: range.start)
        if layout.startsLine(first.range.start) {
            let indentation = layout.indentation(at: first.range.start)
            let offset = layout.endOfStatement(at: range.start + 1)
            return [change(ByteRange(offset, offset), lineEnd + indentation + joined(itemLines, indentation))]
        }
        // All on one line: what is there gets a line of its own.
        let inner = outer + unit
        let head = ByteRange(range.start + 1, first.range.start)
        let text = lineEnd + inner + joined(itemLines, inner) + lineEnd + inner
        let isBare = layout.isBlank(head.start, head.end)
        let item = change(isBare ? head : ByteRange(head.start, head.start), text)
        let tail = ByteRange(last.range.end, range.end - 1)
        guard layout.isBlank(tail.start, tail.end), layout.isOneLine(tail) else { return [item] }
        return [item, change(tail, lineEnd + outer)]
    }

    private func joined(_ lines: [(level: Int, text: String)], _ indentation: String) -> String {
        lines.map { String(repeating: unit, count: $0.level) + $0.text }.joined(separator: lineEnd + indentation)
    }

    // MARK: A view of its own

    /// The view at the end of the file, where every screen of the file finds it.
    private func view(_ name: String, _ environment: ItemSite.Environment) -> Remedy.Change {
        let property = environment == .dismiss ? "dismiss" : "presentationMode"
        let body = button(environment.call(of: property)).map { ($0.0 + 2, $0.1) }
        let lines: [(Int, String)] =
            [(0, "private struct \(name): View {"), (1, environment.declaration(of: property)), (0, "")]
            + [(1, "var body: some View {")] + body + [(1, "}"), (0, "}")]
        let bytes = site.spot.node.tree.bytes
        let hasLineEnd = bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r")
        return change(
            ByteRange(bytes.count, bytes.count),
            layout.gapAtEnd + joined(lines, "") + (hasLineEnd ? lineEnd : ""))
    }
}
