extension AbsolutePath {
    /// What to put before a path relative to `target` so that it starts from `folder`: empty, `Demo/`, `../../App/`.
    ///
    /// Both are absolute and without links. A target that shares nothing with the folder is named from the top.
    package static func way(from folder: [UInt8], to target: [UInt8]) -> String {
        let from = folder.split(separator: UInt8(ascii: "/"))
        let to = target.split(separator: UInt8(ascii: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let steps = to[shared...].map { String(decoding: $0, as: UTF8.self) + "/" }.joined()
        if shared == 0, !from.isEmpty { return "/" + steps }
        return String(repeating: "../", count: from.count - shared) + steps
    }
}
