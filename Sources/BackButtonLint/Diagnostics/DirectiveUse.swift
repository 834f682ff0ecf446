/// A directive and what came of it.
struct DirectiveUse: Sendable {
    let directive: Directive

    /// Its file, as that file's place in the index.
    let file: Int
    let tree: SyntaxTree

    /// The innermost type around it; outside of all its file's name.
    let screen: String

    /// The hides on the line or two that it speaks of, in source order.
    let hides: [Hide]

    /// Whether it silenced a finding, ended a `disable`, or locked a screen.
    let isUsed: Bool

    /// Of a `disable`: the directives that end nothing but it.
    let enders: [Directive]

    /// A hide and when it is in force.
    struct Hide: Sendable {
        let site: Place
        let hides: Hides
    }

    /// - Parameters:
    ///   - fileHides: All hides of its file, in source order.
    ///   - silences: Whether it silenced a finding or ended a `disable`.
    ///   - enders: The directives that end nothing but it.
    ///   - fileName: The last part of its file's path.
    init(
        _ directive: Directive, in file: Int, of index: ProjectIndex, hides fileHides: [Hide], silences: Bool,
        enders: [Directive],
        fileName: String
    ) {
        self.directive = directive
        self.enders = enders
        self.file = file
        tree = index.facts(at: file).tree
        let first = fileHides.partitioningIndex { $0.site.node.range.start >= directive.reach.start }
        hides = Array(fileHides[first...].prefix { directive.reach.contains($0.site.node.range.start) })
        isUsed = directive.verb == .locked ? hides.contains { $0.hides == .always } : silences
        let type = index.facts(at: file).type(around: directive.place.start)
        screen = type.flatMap { $0.child(.declName) ?? $0.child(.type) }?.text ?? fileName
    }
}
