/// A baseline as its file says it, and words on it.
package enum BaselineText {
    /// A JSON document, sorted by path, rule, screen and ordinal: one entry a few lines, so that a difference reads well.
    package static func json(_ baseline: Baseline) -> String {
        var known: Set<String> = []
        let entries = baseline.entries.sorted { precedes($0.finding, $1.finding) }
            .filter { known.insert($0.finding.fingerprint).inserted }
        let findings = entries.map(entry).joined(separator: ",\n")
        let object = entries.isEmpty ? "{}" : "{\n\(findings)\n  }"
        return "{\n  \"version\": \(Baseline.version),\n  \"findings\": \(object)\n}\n"
    }

    private static func entry(_ entry: Baseline.Entry) -> String {
        let finding = entry.finding
        var members: [(key: String, value: JSONValue)] = [
            ("rule", .string(finding.rule)), ("path", .string(finding.path)), ("screen", .string(finding.screen)),
            ("ordinal", .number(finding.ordinal)),
        ]
        if let reason = entry.reason { members.append(("reason", .string(reason))) }
        let lines = members.map { "      \(JSONValue.quoted($0.key)): \($0.value.text)" }
        return "    \(JSONValue.quoted(finding.fingerprint)): {\n\(lines.joined(separator: ",\n"))\n    }"
    }

    private static func precedes(_ left: FindingIdentity, _ right: FindingIdentity) -> Bool {
        (left.path, left.rule, left.screen, left.ordinal) < (right.path, right.rule, right.screen, right.ordinal)
    }

    /// Names the entries that nothing answers to any longer, a line each.
    ///
    /// - Parameter isDropped: Whether a file was written without them.
    package static func stale(_ entries: [Baseline.Entry], isDropped: Bool) -> [String] {
        entries.map { entry in
            let finding = entry.finding
            let place = entry.place.map { "\($0.path):\($0.position.line):\($0.position.column): " } ?? ""
            let what = "\(finding.rule) of '\(finding.screen)' in \(finding.path)"
            return "\(place)stale: \(what) isn't found any longer" + (isDropped ? ", and dropped" : "")
        }
    }

    /// What was written, in one line.
    ///
    /// - Parameters:
    ///   - news: How many findings weren't known before.
    ///   - hasChanged: Whether the file was another before.
    package static func written(_ baseline: Baseline, news: Int, stale: Int, to path: String, hasChanged: Bool)
        -> String
    {
        let count = counted(baseline.entries.count, "known finding")
        guard hasChanged else { return "\(path) holds its \(count) as before" }
        let changes = [(news, "new"), (stale, "dropped")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return "wrote \(count) to \(path)" + (changes.isEmpty ? "" : ": " + changes.joined(separator: ", "))
    }
}

extension JSONValue {
    /// A plain value.
    fileprivate var text: String { String(document.dropLast()) }
}
