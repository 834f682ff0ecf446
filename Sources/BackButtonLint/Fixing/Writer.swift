/// Brings changes to the disk. Nothing else of this stage touches it.
public struct Writer: Sendable {
    /// An absolute path without links.
    private let root: String

    public init(root: String) { self.root = root }

    /// A file that could not be written, and why.
    public struct Failure: Sendable {
        /// Relative to the root, with `/`.
        public let path: String

        /// One line, lower case, no full stop.
        public let reason: String
    }

    /// Writes each change whole or not at all; one that can't be written doesn't keep the others.
    ///
    /// - Returns: What could not be written, in the order of `changes`.
    public func write(_ changes: [FileChange]) -> [Failure] {
        var tidied: Set<[[UInt8]]> = []
        return changes.compactMap { change in
            do throws(FileUpdate.Failure) {
                try write(change, &tidied)
                return nil
            } catch {
                return Failure(path: change.path, reason: error.words)
            }
        }
    }

    /// - Parameter tidied: The folders that were looked through for what killed runs have left.
    private func write(_ change: FileChange, _ tidied: inout Set<[[UInt8]]>) throws(FileUpdate.Failure) {
        var parts = change.path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        guard let name = parts.popLast(), !parts.contains(Array("..".utf8)) else { throw .notAFile }
        let folder = try open(parts)
        if tidied.insert(parts).inserted { FileUpdate.tidy(folder.number) }
        if let old = change.old {
            try FileUpdate.replace(name, in: folder.number, from: old, to: change.new)
        } else {
            try FileUpdate.create(name, in: folder.number, text: change.new)
        }
    }

    /// Goes down from the root part by part and follows no link, so that what is written lies below the root.
    private func open(_ parts: [[UInt8]]) throws(FileUpdate.Failure) -> Descriptor {
        do throws(SystemError) {
            var folder = try Descriptor.folder(root.utf8)
            for part in parts { folder = try Descriptor.folder(part, in: folder.number) }
            return folder
        } catch {
            throw .system(error)
        }
    }
}
