/// Writes `toolbar` with its items where `navigationBarItems` hands views to the bar.
struct ToolbarSpelling {
    private let call: Place
    private let layout: Layout

    init(of call: Place) {
        self.call = call
        layout = Layout(tree: call.node.tree)
    }

    private static let slots = [("leading", "topBarLeading"), ("trailing", "topBarTrailing")]

    /// Nil where what is handed over isn't plain.
    var remedy: Remedy? {
        guard let link = call.node.link, call.node.trailingClosures.isEmpty else { return nil }
        let arguments = call.node.callArguments
        let unit = layout.unit(around: call.node)
        let outer = layout.lineEnd + layout.indentation(at: link.node.range.start)
        var text = "toolbar {"
        for argument in arguments {
            guard let slot = Self.slots.first(where: { argument.label == Name($0.0) }) else { return nil }
            let view = argument.value.text
            guard !view.contains("\"\"\""), argument.value.kind == .chain || argument.value.kind == .name else {
                return nil
            }
            // What stood deeper for its parenthesis moves with its own first line.
            let old = layout.lineEnd + layout.indentation(at: argument.value.range.start)
            let inner = outer + unit + unit
            text += "\(outer)\(unit)ToolbarItem(placement: .\(slot.1)) {\(inner)"
            text += view.replacing(old, with: inner) + "\(outer)\(unit)}"
        }
        guard !arguments.isEmpty, let name = link.node.child(.declName) else { return nil }
        let range = ByteRange(name.range.start, call.node.range.end)
        let change = Remedy.Change(file: call.file, range: range, replacement: text + outer + "}")
        return Remedy(message: "write `toolbar`", isSafe: true, edits: [change])
    }
}
