/// What becomes of one file: its text as it was read, and as it is to be.
public struct FileChange: Sendable {
    /// Relative to the root, with `/`.
    public let path: String

    /// Nil for a file that isn't there yet.
    public let old: [UInt8]?
    public let new: [UInt8]

    public init(path: String, old: [UInt8]?, new: [UInt8]) {
        self.path = path
        self.old = old
        self.new = new
    }
}
