/// Where the texts of a root's files come from: from disk, but for one that an editor has and hasn't saved yet.
package struct SourceTexts: Sendable {
    /// An absolute path.
    package let root: [UInt8]

    /// Stands for what the disk holds, if it holds anything, under the same path.
    package let unsaved: SourceFile?

    package init(root: [UInt8], unsaved: SourceFile? = nil) {
        self.root = root
        self.unsaved = unsaved
    }

    /// Reads a file whole.
    ///
    /// - Parameter path: Relative to the root.
    package func read(_ path: some Collection<UInt8>) throws(SourceFile.ReadError) -> SourceFile {
        guard let bytes = unsavedBytes(of: path) else { return try SourceFile.read(path, root: root) }
        guard bytes.count <= SourceFile.largestSize else { throw .tooLarge }
        guard UTF8Validity.holds(for: bytes) else { throw .notUTF8 }
        return SourceFile(path: path, bytes: bytes)
    }

    /// The bytes that stand for those on disk; nil for every other file. Nobody has said that they are text.
    package func unsavedBytes(of path: some Collection<UInt8>) -> [UInt8]? {
        guard let unsaved, unsaved.path.elementsEqual(path) else { return nil }
        return unsaved.bytes
    }
}
