/// What a run looks at and which rules speak.
public struct Configuration: Sendable {
    /// Absolute path of what is indexed.
    public var root: String

    /// Absolute paths, without links, of the files and folders that are reported; nil: the whole root.
    public var paths: [String]?

    /// Files as an editor or a fix has them: they stand for what the disk holds, if the disk holds them yet.
    public var unsaved: [UnsavedFile] = []

    /// Only these rules speak; empty: those that are on.
    public var onlyRules: [String] = []
    public var enabledRules: [String] = []
    public var disabledRules: [String] = []

    /// What the configuration file says; nil without one.
    package var file: ConfigurationFile?

    /// The file of known findings that stands in the place of the configuration file's.
    package var namedBaseline: String?

    /// Left out besides: patterns as in an ignore file in the root.
    public var excludes: [String] = []

    /// Whether `.gitignore` and the like are read.
    public var readsIgnoreFiles = true

    /// How many threads work; the result doesn't depend on it.
    public var jobs: Int = 1

    /// Parses every file instead of those that a verdict asks for. The result doesn't depend on it, and tests compare.
    public var gathersEverything = false

    /// Whether the report gets the map of all screens, for which every file is parsed.
    public var drawsMap = false

    public init(root: String) { self.root = root }

    /// A text that isn't on disk.
    public struct UnsavedFile: Sendable {
        /// Absolute, without links; its folder must be there.
        public let path: String
        public let bytes: [UInt8]

        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }
}
