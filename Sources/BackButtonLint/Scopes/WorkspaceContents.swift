/// What an Xcode workspace brings together: the projects and folders that its `contents.xcworkspacedata` names.
struct WorkspaceContents {
    /// Paths of projects and folders, in the order they are written; those outside of the root are left out.
    private(set) var items: [String] = []

    /// `path` is the manifest's own: `A/B.xcworkspace/contents.xcworkspacedata`.
    init(_ bytes: [UInt8], at path: String) {
        let container = RelativePath.folder(of: RelativePath.folder(of: path))
        // The folder of each open group; nil if it lies outside of the root.
        var groups: [String?] = [container]
        for piece in bytes.split(separator: UInt8(ascii: "<")).dropFirst() {
            let tag = piece.prefix { $0 != UInt8(ascii: ">") }
            if tag.starts(with: "/Group".utf8) {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            let isGroup = tag.starts(with: "Group".utf8)
            guard isGroup || tag.starts(with: "FileRef".utf8) else { continue }
            let place = WorkspaceContents.location(of: tag).flatMap {
                WorkspaceContents.resolve($0, group: groups[groups.count - 1], container: container)
            }
            if isGroup {
                if tag.last != UInt8(ascii: "/") { groups.append(place) }
            } else if let place {
                items.append(place)
            }
        }
    }

    /// The value of the attribute `location`.
    private static func location(of tag: ArraySlice<UInt8>) -> String? {
        let name = Array("location".utf8)
        var at = tag.startIndex
        while at + name.count < tag.endIndex {
            guard tag[at..<(at + name.count)].elementsEqual(name) else {
                at += 1
                continue
            }
            guard let open = tag[at...].firstIndex(of: UInt8(ascii: "\"")),
                let close = tag[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
            else { return nil }
            return plain(String(decoding: tag[(open + 1)..<close], as: UTF8.self))
        }
        return nil
    }

    private static func resolve(_ location: String, group: String?, container: String) -> String? {
        guard let colon = location.firstIndex(of: ":") else { return nil }
        let path = location[location.index(after: colon)...]
        switch location[..<colon] {
        case "group": return group.flatMap { RelativePath.join($0, path) }
        case "container": return RelativePath.join(container, path)
        default: return nil
        }
    }

    private static func plain(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)
        for index in parts.indices.dropFirst() {
            for (entity, character) in [("amp;", "&"), ("apos;", "'"), ("quot;", "\""), ("lt;", "<"), ("gt;", ">")]
            where parts[index].hasPrefix(entity) {
                parts[index] = character + parts[index].dropFirst(entity.count)
                break
            }
        }
        return parts.joined()
    }
}
