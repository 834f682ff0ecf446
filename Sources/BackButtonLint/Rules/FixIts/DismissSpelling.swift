/// Writes `dismiss` where `presentationMode` was asked to dismiss, and does nothing else.
struct DismissSpelling {
    private let property: OldName.PresentationMode
    private let key: Place

    init(of property: OldName.PresentationMode, key: Place) {
        self.property = property
        self.key = key
    }

    /// Nil where the property is used for more, or something else is called `dismiss`.
    var remedy: Remedy? {
        guard let calls = property.calls, let name = property.freeName else { return nil }
        var edits = [
            change(key.file, key.node.range, "\\.dismiss"),
            change(property.property.file, property.property.node.range, name),
        ]
        if let type = property.type {
            edits.append(
                change(type.file, ByteRange(property.property.node.range.end, type.node.range.end), ""))
        }
        edits += calls.map { change($0.file, $0.range, "\(name)()") }
        edits.sort { ($0.file, $0.range.start) < ($1.file, $1.range.start) }
        return Remedy(message: "write `dismiss`", isSafe: true, edits: edits)
    }

    private func change(_ file: Int, _ range: ByteRange, _ text: String) -> Remedy.Change {
        Remedy.Change(file: file, range: range, replacement: text)
    }
}
