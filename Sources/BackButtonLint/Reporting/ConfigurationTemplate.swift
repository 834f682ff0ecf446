/// The configuration that `init` writes: every key explained, none of them in force.
package enum ConfigurationTemplate {
    package static func text(of rules: [Rule]) -> String {
        var lines = [
            "// What backlint looks at, and which rules speak. Every key may be left out; comments and trailing",
            "// commas are welcome. Paths count from the folder of this file.",
            "{",
        ]
        for key in ConfigurationKey<ConfigurationFile>.all {
            if lines.last != "{" { lines.append("") }
            lines += key.summary.split(separator: "\n").map { "  // \($0)" }
            if case .levels = key.form {
                lines.append("  \(JSONValue.quoted(key.name)): {")
                for rule in rules {
                    let level = rule.isOn ? RuleLevel(rule.severity) : .off
                    lines.append("    // \(rule.summary)")
                    lines.append("    // \(JSONValue.quoted(rule.id)): \(JSONValue.quoted(level.rawValue)),")
                }
                lines.append("  },")
            } else {
                lines.append("  // \(JSONValue.quoted(key.name)): \(key.example),")
            }
        }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }
}
