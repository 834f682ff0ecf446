/// Which rules speak about a file, and what their findings weigh there.
///
/// The command line has the last word on whether a rule speaks, then the file's `paths`, from the last to the first, then
/// its `rules`, then the rule itself.
package struct RuleSelection {
    private let configuration: Configuration
    private let levels: [String: RuleLevel]
    private let overrides: [(files: BasedPatterns, levels: [String: RuleLevel])]
    private var known: [String: [String: RuleLevel]] = [:]

    /// The rules that speak about any file, in the order of `Rule.all`.
    private(set) var rules: [Rule] = []

    package init(_ configuration: Configuration) {
        self.configuration = configuration
        levels = Self.levels(configuration.file?.rules ?? [])
        let root = Array(configuration.root.utf8)
        overrides = (configuration.file?.paths ?? []).compactMap { entry in
            guard let file = configuration.file, let glob = entry.glob else { return nil }
            var files = BasedPatterns(root: root)
            files.add([glob.value], from: file.folder)
            return (files, Self.levels(entry.rules))
        }
        rules = Rule.all.filter { rule in
            level(of: rule) != .off || overrides.contains { level(of: rule, besides: $0.levels) != .off }
        }
    }

    /// What a rule's findings weigh where nothing else is said about a file.
    package func level(of rule: Rule) -> RuleLevel { level(of: rule, besides: [:]) }

    /// The rules that speak about a file, in the order of `Rule.all`.
    ///
    /// - Parameter path: From the root.
    mutating func rules(at path: String) -> [Rule] {
        if overrides.isEmpty { return rules }
        let special = overridden(at: path)
        return rules.filter { level(of: $0, besides: special) != .off }
    }

    /// What a rule's findings in a file weigh; nil if it is silent there.
    ///
    /// - Parameter path: From the root.
    mutating func severity(of rule: Rule, at path: String) -> Severity? {
        level(of: rule, besides: overridden(at: path)).severity
    }

    /// The level of each rule where nothing else is said about a file.
    func levels(ofAll rules: [Rule]) -> [(rule: String, level: RuleLevel)] { rules.map { ($0.id, level(of: $0)) } }

    /// The levels that an entry of `paths` gives, by itself, to the rules that it names.
    func levels(of entry: ConfigurationFile.PathRules) -> [(rule: String, level: RuleLevel)] {
        let special = Self.levels(entry.rules)
        return Rule.all.filter { special[$0.id] != nil }.map { ($0.id, level(of: $0, besides: special)) }
    }

    private func level(of rule: Rule, besides special: [String: RuleLevel]) -> RuleLevel {
        if configuration.disabledRules.contains(rule.id) { return .off }
        let isAsked = configuration.onlyRules.contains(rule.id) || configuration.enabledRules.contains(rule.id)
        if !configuration.onlyRules.isEmpty, !configuration.onlyRules.contains(rule.id) { return .off }
        let said = [special[rule.id], levels[rule.id]].compactMap { $0 }
        if isAsked { return said.first { $0 != .off } ?? RuleLevel(rule.severity) }
        return said.first ?? (rule.isOn ? RuleLevel(rule.severity) : .off)
    }

    /// What `paths` says about a file: the last entry that speaks of a rule counts.
    private mutating func overridden(at path: String) -> [String: RuleLevel] {
        if overrides.isEmpty { return [:] }
        if let levels = known[path] { return levels }
        var levels: [String: RuleLevel] = [:]
        for (files, special) in overrides where files.leaveOut(path.utf8) {
            levels.merge(special) { _, later in later }
        }
        known[path] = levels
        return levels
    }

    private static func levels(_ settings: [ConfigurationFile.RuleSetting]) -> [String: RuleLevel] {
        Dictionary(settings.map { ($0.rule, $0.level) }) { first, _ in first }
    }
}

extension RuleLevel {
    init(_ severity: Severity) {
        switch severity {
        case .note: self = .note
        case .warning: self = .warning
        case .error: self = .error
        }
    }

    /// Nil for a rule that is off.
    var severity: Severity? {
        switch self {
        case .off: nil
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}
