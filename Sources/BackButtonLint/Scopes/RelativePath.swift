/// Paths below the root, with `/` between their parts and none at either end; the root itself is empty.
enum RelativePath {
    /// `path` as seen from `folder`, with `.` and `..` resolved; nil if it leads out of the root, or is longer than any path
    /// that a manifest's own tools could open.
    static func join(_ folder: String, _ path: some StringProtocol) -> String? {
        guard path.utf8.first != slash, folder.utf8.count + path.utf8.count < longest else { return nil }
        if isPlain(path) { return folder.isEmpty ? String(path) : folder + "/" + path }
        var parts = Substring(folder).utf8.split(separator: slash)
        for part in Substring(path).utf8.split(separator: slash) {
            if part.elementsEqual(".".utf8) { continue }
            if part.elementsEqual("..".utf8) {
                if parts.popLast() == nil { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.map { String(Substring($0)) }.joined(separator: "/")
    }

    /// The folder that holds the path; the root for a path of one part.
    static func folder(of path: String) -> String {
        guard let cut = path.utf8.lastIndex(of: slash) else { return "" }
        return String(path[..<cut])
    }

    /// The last part of the path.
    static func name(of path: String) -> String {
        guard let cut = path.utf8.lastIndex(of: slash) else { return String(path) }
        return String(path[path.utf8.index(after: cut)...])
    }

    /// The last part, up to its last dot.
    static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Whether `path` is `folder` or lies below it.
    static func isBelow(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }

    private static let slash = UInt8(ascii: "/")

    /// In bytes; macOS takes 1024. Groups that lie in each other without end would make paths without end.
    private static let longest = 1 << 13

    /// Whether it can be appended as it is: no empty, `.` or `..` part.
    private static func isPlain(_ path: some StringProtocol) -> Bool {
        var length = 0
        var dots = 0
        for byte in path.utf8 {
            if byte == slash {
                if length == dots && length <= 2 { return false }
                length = 0
                dots = 0
            } else {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return !(length == dots && length <= 2)
    }
}
