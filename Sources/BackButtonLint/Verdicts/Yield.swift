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
        let bytes = written.tree.bytes
        let isViewType = written.wordRanges.contains { range in
            let word = bytes[range.start..<range.end]
            // A controller or model of a view isn't one.
            if Self.aboutViews.contains(where: { word.suffix($0.count).elementsEqual($0) }) { return false }
            return word.elementsEqual("some".utf8) || Self.ofViews.found(in: word) != 0
        }
        return isViewType ? .views : .value
    }

    private static let ofViews = ByteSearch([
        "View", "Toolbar", "Button", "Content", "Scene", "Body", "Text", "Image", "Alert", "ActionSheet",
    ])
    private static let aboutViews = ["Controller".utf8, "Model".utf8, "Proxy".utf8]
}
