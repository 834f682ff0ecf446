/// The files below a root that a run looks at; every list is sorted bytewise.
package struct SourceTree: Sendable {
    /// Absolute, without links.
    package let root: [UInt8]

    /// Swift files of ours, relative to the root, with `/`.
    package internal(set) var swiftFiles = PathList()

    /// What is only searched for swipe code: Objective-C, storyboards, and what `Pods` and `Carthage` hold.
    package internal(set) var foreignSources = PathList()

    /// What says which files belong to which app; those written in Swift are in `swiftFiles` too.
    package internal(set) var manifests = PathList()

    /// Folders and files that could not be looked at.
    package internal(set) var complaints: [Complaint] = []

    /// Those of `Options.named` that are left out, and by what.
    package internal(set) var leftOut: [Complaint] = []

    package init(root: [UInt8]) { self.root = root }

    /// Whether the walk has met a Swift file or manifest at a path.
    package func lists(_ path: some Collection<UInt8>) -> Bool {
        swiftFiles.position(of: path) != nil || manifests.position(of: path) != nil
    }

    /// A file or folder that was passed over, and why.
    package struct Complaint: Hashable, Sendable {
        /// Relative to the root, with `/`; empty for the root itself.
        package let path: [UInt8]

        /// One line, lower case, no full stop.
        package let reason: String

        /// Whether the process had no more of what it needs, such as open files: then the run is no good as a whole.
        package let isShortage: Bool

        package init(path: some Sequence<UInt8>, reason: String, isShortage: Bool = false) {
            self.path = Array(path)
            self.reason = reason
            self.isShortage = isShortage
        }

        /// What is said of a file that can't be read.
        package init(path: some Sequence<UInt8>, _ error: SourceFile.ReadError) {
            self.init(path: path, reason: error.words, isShortage: error.isShortage)
        }

        /// By path, then by reason.
        static func precedes(_ left: Complaint, _ right: Complaint) -> Bool {
            left.path == right.path ? left.reason < right.reason : left.path.lexicographicallyPrecedes(right.path)
        }
    }

    /// What is left out besides dot folders and `DerivedData`.
    package struct Options: Sendable {
        /// Whether `.gitignore` and the like are read.
        package var readsIgnoreFiles = true

        /// Patterns as in an ignore file that lies in an absolute folder; a later one wins. They bring nothing back that
        /// an ignore file leaves out.
        package var excludes: [(globs: [String], folder: [UInt8])] = []

        /// Paths and globs that the run is narrowed to, counted from an absolute folder; nil for all of the root.
        ///
        /// What says which files belong to which app is found beside them too, and `Pods` and `Carthage` stay searched.
        package var included: (globs: [String], folder: [UInt8])?

        /// Files and folders that somebody asked for, relative to the root: the tree tells which of them it leaves out.
        package var named: [[UInt8]] = []

        /// Files whose texts aren't the disk's, relative to the root: they count as there and aren't visited.
        package var unsaved: [[UInt8]] = []

        package init() {}
    }

    /// A root that can't be looked at.
    package struct RootError: Error, Hashable, Sendable, CustomStringConvertible {
        package let path: String
        package let error: SystemError

        /// One line, lower case, no full stop.
        package var words: String { "cannot read '\(path)': \(error.words)" }

        package var description: String { words }
    }

    /// Finds the files below `root`.
    ///
    /// - Parameter jobs: How many threads look; the result doesn't depend on it.
    package static func find(
        root: some Collection<UInt8>,
        options: Options = Options(),
        jobs: Int = 1
    ) throws(RootError) -> SourceTree {
        try TreeWalk.run(root: root, options: options, jobs: jobs, state: { () }, visit: { _, _, _, _ in 0 }).tree
    }
}
