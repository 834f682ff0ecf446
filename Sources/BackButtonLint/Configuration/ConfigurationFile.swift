/// What a configuration file says.
package struct ConfigurationFile: Sendable {
    /// Absolute, without links but for a last part that is one.
    package let path: String

    /// For the editor: where the schema of the file lies.
    var schema: Placed<String>?
    /// What a run is narrowed to: paths or globs, counted from the file's folder.
    var included: [Placed<String>] = []
    /// What is left out: patterns as in an ignore file beside this one.
    var excluded: [Placed<String>] = []
    var rules: [RuleSetting] = []
    var paths: [PathRules] = []
    var leaves: [Placed<String>] = []
    var backControls: [Placed<String>] = []
    var restoresSwipe: [Placed<String>] = []
    var deploymentTarget: Placed<String>?
    var itemPlacement: Placed<String>?
    /// Counted from the file's folder.
    var baseline: Placed<String>?

    init(path: String) { self.path = path }

    /// The file's folder, from which its paths count; absolute.
    package var folder: [UInt8] {
        let path = Array(path.utf8)
        return AbsolutePath.parent(of: path[...]).map { Array($0) } ?? path
    }

    /// A value and the place where it stands.
    struct Placed<Value: Sendable>: Sendable {
        let value: Value
        let position: Position
    }

    /// The level of one rule.
    struct RuleSetting: Sendable {
        let rule: String
        let level: RuleLevel
    }

    /// Levels that hold for some files; of several for one file the last counts.
    struct PathRules: Sendable {
        /// A pattern as in an ignore file.
        var glob: Placed<String>?
        var rules: [RuleSetting] = []
    }
}

extension ConfigurationFile {
    /// The names that it adds to the tables of what is known.
    package var teamNames: TeamNames {
        var names = TeamNames()
        names.leaves = Set(leaves.map { Name($0.value) })
        names.backControls = Set(backControls.map { Name($0.value) })
        names.restoresSwipe = Set(restoresSwipe.map { Name($0.value) })
        return names
    }

    /// What is included by a plain path and isn't there: a slip would make every run a clean one.
    package var missingPaths: [(path: String, position: Position)] {
        included.compactMap { path in
            guard let glob = Glob(path.value), glob.literalParts.count == glob.parts.count else { return nil }
            let place = glob.base(from: folder) + "/\(glob.pattern)".utf8
            return (try? FileIdentity(of: place)) == nil ? (path.value, path.position) : nil
        }
    }

    /// The absolute path of the file of known findings.
    package var baselinePath: String? {
        baseline.map { baseline in
            baseline.value.hasPrefix("/")
                ? baseline.value : String(decoding: folder, as: UTF8.self) + "/" + baseline.value
        }
    }

    /// A fault of the file of known findings, at the place that names it.
    package func baselineFault(_ message: String) -> DocumentFault? {
        baseline.map { DocumentFault(path: path, at: $0.position, message) }
    }
}
