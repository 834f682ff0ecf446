/// Where the texts of a root's files come from: from disk, but for those that an editor or a fix has and hasn't saved yet.
package struct SourceTexts: Sendable {
    /// An absolute path.
    package let root: [UInt8]

    /// What stands for what the disk holds, if it holds anything, under the same path.
    private let unsaved: [[UInt8]: [UInt8]]

    package init(root: [UInt8], unsaved: [SourceFile] = []) {
        self.root = root
        self.unsaved = Dictionary(unsaved.map { ($0.path, $0.bytes) }) { _, last in last }
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

    /// Whether a path that nobody has walked stays in the root with all links on its way followed; its last part must be
    /// none.
    ///
    /// - Parameter path: Relative to the root, without `..`.
    package func isInside(_ path: some Collection<UInt8>) -> Bool {
        let path = root + [UInt8(ascii: "/")] + path
        guard let folder = AbsolutePath.parent(of: path[...]) else { return false }
        return (try? AbsolutePath.canonical(folder)).flatMap { AbsolutePath.relative($0, to: root) } != nil
    }

    /// The bytes that stand for those on disk; nil for every other file. Nobody has said that they are text.
    package func unsavedBytes(of path: some Collection<UInt8>) -> [UInt8]? {
        unsaved.isEmpty ? nil : unsaved[Array(path)]
    }
}
