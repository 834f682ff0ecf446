/// A file's text and the name it goes by.
package struct SourceFile: Sendable {
    /// Relative to the root, with `/`; the bytes the system knows it by.
    package let path: [UInt8]

    /// The text: valid UTF-8 if it was read from disk.
    package let bytes: [UInt8]

    package init(path: some Sequence<UInt8>, bytes: [UInt8]) {
        self.path = Array(path)
        self.bytes = bytes
    }

    /// The path as people read it; bytes that aren't UTF-8 become U+FFFD.
    package var name: String { String(decoding: path, as: UTF8.self) }

    /// Files of more bytes are searched for words and never read whole: nobody wrote them by hand.
    package static var largestSize: Int { 16 << 20 }

    /// Why a file's text can't be had.
    package enum ReadError: Error, Hashable, Sendable {
        case system(SystemError)
        case notUTF8
        /// It has more than `largestSize` bytes.
        case tooLarge

        /// Nothing stands at the path.
        package var isMissing: Bool {
            if case .system(let error) = self { return error.isMissing }
            return false
        }

        /// The process has no more of what it needs for reading.
        package var isShortage: Bool {
            if case .system(let error) = self { return error.isShortage }
            return false
        }

        /// One line, lower case, no full stop.
        package var words: String {
            switch self {
            case .system(let error): error.words
            case .notUTF8: "it is not valid UTF-8"
            case .tooLarge: "it has more than \(SourceFile.largestSize >> 20) MB, and is only searched"
            }
        }
    }

    /// Reads a file whole.
    ///
    /// - Parameters:
    ///   - path: Relative to the root.
    ///   - root: An absolute path.
    package static func read(
        _ path: some Collection<UInt8>,
        root: [UInt8]
    ) throws(ReadError) -> SourceFile {
        let bytes: [UInt8]?
        do {
            let file = try Descriptor.file(root + [UInt8(ascii: "/")] + path)
            bytes = try file.contents(limit: largestSize)
        } catch {
            throw .system(error)
        }
        guard let bytes else { throw .tooLarge }
        guard UTF8Validity.holds(for: bytes) else { throw .notUTF8 }
        return SourceFile(path: path, bytes: bytes)
    }
}
