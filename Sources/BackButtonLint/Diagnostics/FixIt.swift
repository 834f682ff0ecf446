/// One way to cure a finding: applied whole or not at all.
public struct FixIt: Sendable {
    /// What it does, as an order: "add a leading back button".
    public let message: String

    /// Whether the app keeps doing what its author meant, and the file compiles where it compiled.
    public let safe: Bool
    public let edits: [Edit]
    public let creates: [NewFile]

    public init(message: String, safe: Bool, edits: [Edit], creates: [NewFile] = []) {
        self.message = message
        self.safe = safe
        self.edits = edits
        self.creates = creates
    }

    /// The files that it edits, by path, in the order of their first edits.
    var editedPaths: [String] {
        var paths: [String] = []
        for edit in edits where !paths.contains(edit.path) { paths.append(edit.path) }
        return paths
    }
}

/// A replacement of one run of bytes of one text.
public struct Edit: Sendable {
    /// Relative to the root, with `/`.
    public let path: String
    public let range: PositionRange
    public let replacement: String

    public init(path: String, range: PositionRange, replacement: String) {
        self.path = path
        self.range = range
        self.replacement = replacement
    }
}

/// A file that a fix-it brings.
public struct NewFile: Sendable {
    /// Relative to the root, with `/`.
    public let path: String
    public let contents: String

    /// The target that it must be added to by hand, since its project lists its files; else nil.
    public let target: String?

    public init(path: String, contents: String, target: String? = nil) {
        self.path = path
        self.contents = contents
        self.target = target
    }
}
