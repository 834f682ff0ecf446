/// Patterns with git's meaning, counted from some folder and asked about paths below a root.
package struct BasedPatterns: Sendable {
    /// Patterns that count from the same folder.
    private struct Group: Sendable {
        let patterns: IgnorePatterns
        /// How a path from the root is counted from that folder: this much of its beginning must be there and is dropped.
        let dropped: [UInt8]
        /// What stands in front of it instead, where the folder lies above the root.
        let added: [UInt8]
    }

    private var groups: [Group] = []
    private let root: [UInt8]

    /// - Parameter root: Absolute.
    package init(root: [UInt8]) { self.root = root }

    package var isEmpty: Bool { groups.isEmpty }

    /// Adds patterns, which win over those that are there.
    ///
    /// - Parameters:
    ///   - globs: In the order of an ignore file: the last that matches decides. Such that match nothing are passed over.
    ///   - folder: The absolute folder that they count from.
    package mutating func add(_ globs: [String], from folder: [UInt8]) {
        var rest = globs.compactMap { Glob($0) }[...]
        while let first = rest.first {
            let alike = rest.prefix { $0.climbs == first.climbs }
            rest = rest[alike.endIndex...]
            if let group = group(alike.map(\.pattern), from: first.base(from: folder)) { groups.append(group) }
        }
    }

    private func group(_ globs: [String], from folder: [UInt8]) -> Group? {
        let patterns = IgnorePatterns(globs: globs)
        if let inner = AbsolutePath.relative(folder, to: root) {
            return Group(patterns: patterns, dropped: inner.isEmpty ? [] : inner + [UInt8(ascii: "/")], added: [])
        }
        guard let outer = AbsolutePath.relative(root, to: folder) else { return nil }
        return Group(patterns: patterns, dropped: [], added: outer + [UInt8(ascii: "/")])
    }

    /// What the last pattern that matches says: true to leave out, false to keep, nil if none matches.
    ///
    /// - Parameters:
    ///   - path: From the root.
    ///   - nameStart: Where the last part of the path starts.
    func verdict(on path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool? {
        for group in groups.reversed() {
            let verdict: Bool?
            if !group.added.isEmpty {
                verdict = (group.added + path).withUnsafeBufferPointer {
                    group.patterns.verdict(on: $0, nameStart: group.added.count + nameStart, isFolder: isFolder)
                }
            } else if path.count > group.dropped.count, path.starts(with: group.dropped) {
                verdict = group.patterns.verdict(
                    on: UnsafeBufferPointer(rebasing: path[group.dropped.count...]),
                    nameStart: nameStart - group.dropped.count, isFolder: isFolder)
            } else {
                verdict = nil
            }
            if let verdict { return verdict }
        }
        return nil
    }

    /// Whether they leave out a file, or a folder that it lies in.
    ///
    /// - Parameter path: From the root.
    package func leaveOut(_ path: some Collection<UInt8>) -> Bool {
        Array(path).withUnsafeBufferPointer { path in
            var nameStart = 0
            for index in 0...path.count where index == path.count || path[index] == UInt8(ascii: "/") {
                let part = UnsafeBufferPointer(rebasing: path[..<index])
                if verdict(on: part, nameStart: nameStart, isFolder: index < path.count) == true { return true }
                nameStart = index + 1
            }
            return false
        }
    }
}
