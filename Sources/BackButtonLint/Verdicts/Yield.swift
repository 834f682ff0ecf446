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
        let words = written.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let isViewType = words.contains { word in
            // A controller or model of a view isn't one.
            if Self.aboutViews.contains(where: word.hasSuffix) { return false }
            return word == "some" || Self.ofViews.contains(where: word.contains)
        }
        return isViewType ? .views : .value
    }

    private static let ofViews = [
        "View", "Toolbar", "Button", "Content", "Scene", "Body", "Text", "Image", "Alert", "ActionSheet",
    ]
    private static let aboutViews = ["Controller", "Model", "Proxy"]
}
