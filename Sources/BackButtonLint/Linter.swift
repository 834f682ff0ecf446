/// The pipeline: the one place that knows every stage.
public struct Linter: Sendable {
    public let configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    /// Looks at the whole root and reports.
    public func run() throws -> Report {
        Report(root: configuration.root, summary: .init(), diagnostics: [], screens: [])
    }
}
