/// How people are shown paths that a report counts from its root.
public struct PathSpelling: Sendable {
    private let folder: [Substring]
    private let root: [Substring]

    /// Paths stay as they are, counted from the root.
    public init() { (folder, root) = ([], []) }

    /// Paths start from `folder`, so that a terminal or an editor opens them; both are absolute and without links.
    public init(from folder: String, root: String) {
        self.folder = folder.split(separator: "/")
        self.root = root.split(separator: "/")
    }

    /// The path as it is shown: `App/A.swift`, `../A.swift`; from the top if it shares nothing with the folder.
    package func of(_ path: String) -> String {
        let target = root + path.split(separator: "/")
        let shared = zip(folder, target).prefix { $0 == $1 }.count
        if shared == 0, !folder.isEmpty { return "/" + target.joined(separator: "/") }
        let spelled = String(repeating: "../", count: folder.count - shared) + target[shared...].joined(separator: "/")
        return LogCommand.begins(spelled) ? "./" + spelled : spelled
    }
}
