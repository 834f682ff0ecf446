/// What a run looks at and which rules speak.
public struct Configuration: Sendable {
    /// Absolute path of what is indexed.
    public var root: String

    /// Absolute paths of the files and folders that are reported; empty: the whole root.
    public var paths: [String] = []

    /// Only these rules speak; empty: those that are on.
    public var onlyRules: [String] = []
    public var enabledRules: [String] = []
    public var disabledRules: [String] = []

    /// How many threads work; the result doesn't depend on it.
    public var jobs: Int = 1

    /// Parses every file instead of those that a verdict asks for. The result doesn't depend on it, and tests compare.
    public var gathersEverything = false

    public init(root: String) { self.root = root }
}
