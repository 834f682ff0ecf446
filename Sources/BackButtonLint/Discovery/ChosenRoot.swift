/// Which folder is indexed when nobody says: the whole of what the asked-for files belong to.
package enum ChosenRoot {
    /// From the common folder of all `paths`, the nearest folder at or above that holds `.backlint.json`, else the top
    /// of the work tree (where `.git` is), else the common folder itself.
    ///
    /// `paths` are absolute; `status` tells what stands at a path.
    package static func root(
        of paths: [String],
        status: (String) -> PathStatus = { PathStatus(of: $0) }
    ) -> String {
        let folders = paths.map { status($0) == .folder ? $0 : parent(of: $0) }
        guard let common = common(folders) else { return "/" }
        for marker in [".backlint.json", ".git"] {
            for folder in ancestors(of: common) {
                guard case .unreachable = status(join(folder, marker)) else { return folder }
            }
        }
        return common
    }

    /// The path without `.`, `..` and doubled slashes, from `folder` on if it is relative.
    ///
    /// Links are left as they are spelled: reports have to name files as their readers do.
    package static func absolute(_ path: String, in folder: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    private static func common(_ folders: [String]) -> String? {
        guard var shared = folders.first?.split(separator: "/") else { return nil }
        for folder in folders.dropFirst() {
            shared = zip(shared, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
        }
        return "/" + shared.joined(separator: "/")
    }

    /// The folder itself, then those around it, up to `/`.
    private static func ancestors(of folder: String) -> [String] {
        var all = [folder]
        while let last = all.last, last != "/" { all.append(parent(of: last)) }
        return all
    }

    private static func parent(of path: String) -> String {
        "/" + path.split(separator: "/").dropLast().joined(separator: "/")
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/" + name : folder + "/" + name
    }
}
