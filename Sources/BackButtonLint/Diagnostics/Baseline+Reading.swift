extension Baseline {
    /// Reads a file of known findings.
    ///
    /// - Parameter path: Relative to the current folder or absolute; a link is followed.
    package static func read(_ path: String) throws(DocumentFault) -> Baseline {
        let json = try JSONFile.read(path, as: "baseline", largestSize: 64 << 20)
        var reader = BaselineReader(json)
        let baseline = reader.baseline
        // What a later version has brought would only be called a slip.
        if let fault = reader.versionFault { throw DocumentFault(path: json.path, [fault], in: json.text) }
        guard json.faults.isEmpty, reader.faults.isEmpty else {
            throw DocumentFault(path: json.path, json.faults + reader.faults, in: json.text)
        }
        return baseline
    }
}

/// Makes known findings of a document, and finds everything in it that can't be meant.
private struct BaselineReader {
    private(set) var faults: [JSONFault] = []

    /// That the file is of another version of backlint.
    private(set) var versionFault: JSONFault?

    private let json: JSONFile

    init(_ json: JSONFile) { self.json = json }

    private static let rootKeys = ["version", "findings"]
    private static let entryKeys = ["rule", "path", "screen", "ordinal", "reason"]

    var baseline: Baseline {
        mutating get {
            guard let root = json.document.root else { return Baseline() }
            guard root.kind == .object else {
                note(root, "a baseline is an object in braces, not \(root.kind.words)")
                return Baseline()
            }
            let members = members(of: root, known: Self.rootKeys)
            readVersion(members["version"], in: root)
            guard let findings = wanted("findings", members, in: root) else { return Baseline() }
            guard findings.kind == .object else {
                note(
                    findings,
                    "'findings' takes an object with an entry for each fingerprint, not \(findings.kind.words)")
                return Baseline()
            }
            return Baseline(entries: once(findings.members).compactMap { entry($0.value, at: $0.key) })
        }
    }

    private mutating func readVersion(_ node: JSONNode?, in root: JSONNode) {
        guard let node = node ?? wanted("version", [:], in: root), node.kind != .invalid else { return }
        guard node.kind == .number, let version = Int(node.text), version > 0 else {
            return note(node, "'version' takes the number \(Baseline.version), not \(Self.words(for: node))")
        }
        guard version > Baseline.version else { return }
        versionFault = JSONFault(
            node.start,
            "this baseline is of version \(version), and this backlint reads up to version \(Baseline.version): "
                + "update backlint")
    }

    private mutating func entry(_ node: JSONNode, at key: JSONNode) -> Baseline.Entry? {
        guard node.kind != .invalid else { return nil }
        guard node.kind == .object else {
            note(node, "a known finding is an object in braces, not \(node.kind.words)")
            return nil
        }
        let members = members(of: node, known: Self.entryKeys)
        let rule = string("rule", members, in: node)
        let path = string("path", members, in: node)
        let screen = string("screen", members, in: node)
        let ordinal = ordinal(members, in: node)
        let reason = members["reason"] == nil ? nil : string("reason", members, in: node)
        guard let rule, let path, let screen, let ordinal else { return nil }
        return Baseline.Entry(
            FindingIdentity(rule: rule, path: path, screen: screen, ordinal: ordinal), fingerprint: key.text,
            reason: reason, place: Baseline.Place(path: json.path, position: json.text.position(at: key.start)))
    }

    // MARK: Values

    private mutating func string(_ key: String, _ members: [String: JSONNode], in node: JSONNode) -> String? {
        guard let value = wanted(key, members, in: node), value.kind != .invalid else { return nil }
        if value.kind == .string { return value.text }
        note(value, "'\(key)' takes a string, not \(value.kind.words)")
        return nil
    }

    private mutating func ordinal(_ members: [String: JSONNode], in node: JSONNode) -> Int? {
        guard let value = wanted("ordinal", members, in: node), value.kind != .invalid else { return nil }
        if value.kind == .number, let ordinal = Int(value.text), ordinal >= 0 { return ordinal }
        note(value, "'ordinal' takes a number from 0 on, not \(Self.words(for: value))")
        return nil
    }

    /// What must stand there; a text that was given up holds too little to tell.
    private mutating func wanted(_ key: String, _ members: [String: JSONNode], in node: JSONNode) -> JSONNode? {
        if let value = members[key] { return value }
        if json.document.isWhole { note(node, "there is no '\(key)' in this") }
        return nil
    }

    private mutating func members(of node: JSONNode, known: [String]) -> [String: JSONNode] {
        var members: [String: JSONNode] = [:]
        for (key, value) in once(node.members) {
            if known.contains(key.text) {
                members[key.text] = value
            } else {
                let hint = NearestName.of(key.text, among: known).map { "did you mean '\($0)'?" }
                note(key, "unknown key '\(key.text)'; \(hint ?? "known are " + known.joined(separator: ", "))")
            }
        }
        return members
    }

    /// Each key once: of several the first counts.
    private mutating func once(_ members: [(key: JSONNode, value: JSONNode)]) -> [(key: JSONNode, value: JSONNode)] {
        var first: [String: Int] = [:]
        return members.filter { key, _ in
            if let known = first[key.text] {
                note(key, "'\(key.text)' stands here twice, the first time on line \(json.text.line(at: known))")
                return false
            }
            first[key.text] = key.start
            return true
        }
    }

    private mutating func note(_ node: JSONNode, _ message: String) { faults.append(JSONFault(node.start, message)) }

    private static func words(for node: JSONNode) -> String { node.kind == .number ? node.text : node.kind.words }
}
