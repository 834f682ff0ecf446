/// What using a declaration gives.
enum Yield {
    /// Views, or it can't be told.
    case views
    /// Something else: a text, a number, a model.
    case value
    /// Nothing: it is called for what it does.
    case nothing
}

extension Node {
    /// What a function or property gives, by its written type.
    var yield: Yield {
        let written: Node?
        if kind == .funcDecl {
            guard let result = child(.returnType)?.child(.type) else { return .nothing }
            if result.spells("Void") || result.spells("()") { return .nothing }
            written = result
        } else {
            guard kind == .binding else { return .nothing }
            written = child(.type)
            if written == nil {
                // Without a written type only a stored closure can hold views.
                return child(.initializer)?.expression?.kind == .closure ? .views : .value
            }
        }
        guard let written else { return .value }
        let text = written.text
        let isViewType = [
            "View", "Toolbar", "Button", "some ", "Content", "Scene", "Body", "Text", "Image", "Alert", "ActionSheet",
        ]
        .contains {
            text.contains($0)
        }
        return isViewType ? .views : .value
    }
}
