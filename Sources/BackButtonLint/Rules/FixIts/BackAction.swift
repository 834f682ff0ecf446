/// Makes a control that looks like a way back one: it dismisses.
struct BackAction {
    private let fault: FaultyControl
    private let layout: Layout
    private let unit: String

    init(for fault: FaultyControl) {
        self.fault = fault
        layout = Layout(tree: fault.expression.node.tree)
        unit = layout.unit(around: fault.expression.node)
    }

    /// What wraps an icon into a button, or gives a button without an action one.
    var ofInert: Remedy? {
        let message = "make it a button that dismisses"
        return fault.deed == fault.expression ? remedy(message, wrapped) : remedy(message, acting)
    }

    /// What makes a control dismiss instead of pushing.
    var ofPushing: Remedy? {
        let message = "make it dismiss"
        return fault.deed.node.kind == .call ? remedy(message, linkless) : remedy(message, acting)
    }

    /// - Parameter change: What makes a statement that dismisses part of the control.
    private func remedy(_ message: String, _ change: (String) -> Remedy.Change?) -> Remedy? {
        var property: Remedy.Change?
        let name: String
        let environment: ItemSite.Environment
        switch fault.dismissal {
        case .property(let known, let kind): (name, environment) = (known, kind)
        case .newProperty(let type, let new, let kind):
            (name, environment) = (new, kind)
            property = PropertyLine(in: type, layout).change(kind.declaration(of: name))
            guard property != nil else { return nil }
        case .view, nil: return nil
        }
        guard let change = change(environment.call(of: name)) else { return nil }
        var remedy = Remedy(message: message, isSafe: false)
        remedy.edits = ([property].compactMap { $0 } + [change]).sorted { $0.range.start < $1.range.start }
        return remedy
    }

    private func wrapped(_ statement: String) -> Remedy.Change? {
        let range = fault.expression.node.range
        var icon = fault.expression.node.text
        guard layout.startsLine(range.start) else {
            return layout.isOneLine(range) ? change(range, "Button { \(statement) } label: { \(icon) }") : nil
        }
        let outer = layout.lineEnd + layout.indentation(at: range.start)
        let inner = outer + unit
        if !layout.isOneLine(range) {
            // A string of several lines would change with its indentation.
            guard !icon.contains("\"\"\"") else { return nil }
            icon = icon.replacing(outer, with: inner)
        }
        return change(range, "Button {\(inner)\(statement)\(outer)} label: {\(inner)\(icon)\(outer)}")
    }

    /// The closure with nothing in it but the statement.
    private func acting(_ statement: String) -> Remedy.Change? {
        let closure = fault.deed.node
        guard closure.kind == .closure, closure.children.allSatisfy({ $0.kind != .closureSignature }),
            Array(closure.children).count <= 1
        else { return nil }
        let outer = layout.lineEnd + layout.indentation(at: closure.range.start)
        let text = layout.isOneLine(closure.range) ? "{ \(statement) }" : "{\(outer)\(unit)\(statement)\(outer)}"
        return change(closure.range, text)
    }

    /// A button in the place of a link, with the link's label.
    private func linkless(_ statement: String) -> Remedy.Change? {
        let call = fault.deed.node
        let (arguments, closures) = (call.callArguments, call.trailingClosures)
        let start = fault.name.node.range.start
        let outer = layout.lineEnd + layout.indentation(at: start)
        let button =
            layout.startsLine(start) ? "Button {\(outer)\(unit)\(statement)\(outer)}" : "Button { \(statement) }"
        if let label = closures.last, closures.count == 2, closures[0].label == nil, label.label == Name("label"),
            arguments.isEmpty
        {
            return change(ByteRange(start, closures[0].value.range.end), button)
        }
        if let label = closures.first, closures.count == 1, label.label == nil, !arguments.isEmpty,
            arguments.allSatisfy({ $0.label == SwiftUINames.destination || $0.label == SwiftUINames.value })
        {
            return change(ByteRange(start, label.value.range.start), button + " label: ")
        }
        if let title = arguments.first, title.label == nil, title.value.kind == .string {
            return change(ByteRange(start, call.range.end), "Button(\(title.value.text)) { \(statement) }")
        }
        return nil
    }

    private func change(_ range: ByteRange, _ text: String) -> Remedy.Change {
        Remedy.Change(file: fault.expression.file, range: range, replacement: text)
    }
}
