/// The configuration in force, as a configuration file says it.
public enum ConfigurationText {
    /// A JSON document without comments: what the file and the command line say together, and the level of every rule.
    public static func json(_ configuration: Configuration) -> String {
        let file = configuration.file
        let selection = RuleSelection(configuration)
        var members: [JSONValue.Member] = []
        for key in ConfigurationKey<ConfigurationFile>.all where key.name != "$schema" {
            switch key.form {
            case .single(_, let place):
                let named = place == \.baseline ? configuration.namedBaseline : nil
                guard let value = named ?? file?[keyPath: place]?.value else { continue }
                members.append(JSONValue.Member(key: key.name, value: .string(value)))
            case .list(_, let place):
                var values = file?[keyPath: place].map(\.value) ?? []
                if place == \.excluded { values += configuration.excludes }
                members.append(JSONValue.Member(key: key.name, value: .array(values.map { .string($0) })))
            case .levels:
                let levels = selection.levels(ofAll: Rule.all)
                members.append(JSONValue.Member(key: key.name, value: object(levels)))
            case .pathRules(let place):
                let entries = file?[keyPath: place] ?? []
                members.append(JSONValue.Member(key: key.name, value: .array(entries.map { entry(of: $0, selection) })))
            }
        }
        return JSONValue.object(members).document
    }

    /// Where it comes from, a line each; none where all are defaults.
    public static func sources(_ configuration: Configuration) -> [String] {
        var lines: [String] = []
        if let file = configuration.file {
            let keys = ConfigurationKey<ConfigurationFile>.all.filter { $0.isSet(in: file) }.map(\.name)
            lines.append("\(file.path) sets \(keys.isEmpty ? "nothing" : keys.joined(separator: ", "))")
        }
        let rules = configuration.onlyRules + configuration.enabledRules + configuration.disabledRules
        let named =
            (configuration.excludes.isEmpty ? [] : ["excluded"]) + (rules.isEmpty ? [] : ["rules"])
            + (configuration.namedBaseline == nil ? [] : ["baseline"])
        if !named.isEmpty { lines.append("the command line sets \(named.joined(separator: ", "))") }
        return lines
    }

    private static func entry(of rules: ConfigurationFile.PathRules, _ selection: RuleSelection) -> JSONValue {
        let levels = selection.levels(of: rules)
        return .object([
            JSONValue.Member(key: "glob", value: .string(rules.glob?.value ?? "")),
            JSONValue.Member(key: "rules", value: object(levels)),
        ])
    }

    private static func object(_ levels: [(rule: String, level: RuleLevel)]) -> JSONValue {
        .object(levels.map { JSONValue.Member(key: $0.rule, value: .string($0.level.rawValue)) })
    }
}

extension ConfigurationKey<ConfigurationFile> {
    /// Whether a file says something by it.
    fileprivate func isSet(in file: ConfigurationFile) -> Bool {
        switch form {
        case .single(_, let place): file[keyPath: place] != nil
        case .list(_, let place): !file[keyPath: place].isEmpty
        case .levels(let place): !file[keyPath: place].isEmpty
        case .pathRules(let place): !file[keyPath: place].isEmpty
        }
    }
}
