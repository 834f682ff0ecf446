/// Makes a configuration file of a document, and finds everything in it that can't be meant.
struct ConfigurationReader {
    /// The ids of all rules.
    let rules: [String]
    /// The root that the file is read for, absolute.
    let root: [UInt8]
    let text: LineTable
    private(set) var faults: [JSONFault] = []

    init(rules: [String], root: [UInt8], text: LineTable) {
        self.rules = rules
        self.root = root
        self.text = text
    }

    mutating func read(_ node: JSONNode, into file: inout ConfigurationFile) {
        guard node.kind == .object else {
            return note(node, "a configuration is an object in braces, not \(node.kind.words)")
        }
        read(node, by: ConfigurationKey<ConfigurationFile>.all, into: &file)
        for path in file.included { checkIsInside(path, file.folder) }
    }

    // MARK: Objects

    private mutating func read<Record>(
        _ node: JSONNode,
        by keys: [ConfigurationKey<Record>],
        into record: inout Record
    ) {
        for (key, value) in membersOnce(of: node) {
            guard let known = keys.first(where: { $0.name == key.text }) else {
                noteUnknown(
                    "key", key, among: keys.map(\.name), else: "known are " + keys.map(\.name).joined(separator: ", "))
                continue
            }
            if value.kind == .invalid { continue }
            switch known.form {
            case .single(let form, let place):
                if let read = self.value(value, form, of: key) { record[keyPath: place] = read }
            case .list(let form, let place):
                for element in list(value, of: key, ofWhat: "strings") {
                    if let read = self.value(element, form, of: nil) { record[keyPath: place].append(read) }
                }
            case .levels(let place):
                record[keyPath: place] = levels(value, of: key)
            case .pathRules(let place):
                for element in list(value, of: key, ofWhat: "objects") {
                    if let read = pathRules(element) { record[keyPath: place].append(read) }
                }
            }
        }
    }

    private mutating func pathRules(_ node: JSONNode) -> ConfigurationFile.PathRules? {
        guard node.kind != .invalid else { return nil }
        let keys = ConfigurationKey<ConfigurationFile.PathRules>.all
        guard node.kind == .object else {
            note(node, "an entry of 'paths' is an object with 'glob' and 'rules', not \(node.kind.words)")
            return nil
        }
        let names = node.members.map(\.key.text)
        for key in keys where node.document.isWhole && !names.contains(key.name) {
            note(node, "this entry of 'paths' has no '\(key.name)', such as \(key.example)")
        }
        var rules = ConfigurationFile.PathRules()
        read(node, by: keys, into: &rules)
        return rules
    }

    private mutating func levels(_ node: JSONNode, of key: JSONNode) -> [ConfigurationFile.RuleSetting] {
        guard node.kind == .object else {
            note(node, "'\(key.text)' takes an object with a level for each rule, not \(node.kind.words)")
            return []
        }
        return membersOnce(of: node).compactMap { rule, value in
            if !rules.contains(rule.text) {
                noteUnknown("rule", rule, among: rules, else: "'backlint rules' lists them")
            }
            guard value.kind != .invalid, let level = self.value(value, .level, of: rule),
                let known = RuleLevel(rawValue: level.value)
            else { return nil }
            return ConfigurationFile.RuleSetting(rule: rule.text, level: known)
        }
    }

    /// The members of an object, each key once: of several the first counts.
    private mutating func membersOnce(of node: JSONNode) -> [(key: JSONNode, value: JSONNode)] {
        var first: [String: Int] = [:]
        return node.members.filter { key, _ in
            if let known = first[key.text] {
                note(key, "'\(key.text)' stands here twice, the first time on line \(text.line(at: known))")
                return false
            }
            first[key.text] = key.start
            return true
        }
    }

    // MARK: Values

    private mutating func list(_ node: JSONNode, of key: JSONNode, ofWhat what: String) -> [JSONNode] {
        if node.kind == .array { return node.elements }
        let hint = node.kind == .string && what == "strings" ? "; write [\"\(node.text)\"]" : ""
        note(node, "'\(key.text)' takes a list of \(what), not \(node.kind.words)" + hint)
        return []
    }

    /// - Parameter key: What it stands behind; nil in a list.
    private mutating func value(
        _ node: JSONNode,
        _ form: ConfigurationValue,
        of key: JSONNode?
    ) -> ConfigurationFile.Placed<String>? {
        guard node.kind != .invalid else { return nil }
        guard node.kind == .string else {
            let hint = node.kind == .number ? "; write \"\(node.text)\"" : ""
            let what = key.map { "'\($0.text)' takes" } ?? "this list takes"
            let wanted = form.choices.map { "one of " + $0.map { "\"\($0)\"" }.joined(separator: ", ") } ?? "a string"
            let plural = key == nil ? "strings" : wanted
            note(node, "\(what) \(plural), not \(node.kind.words)" + hint)
            return nil
        }
        if let fault = form.fault(in: node.text) {
            note(node, fault)
            return nil
        }
        return ConfigurationFile.Placed(value: node.text, position: text.position(at: node.start))
    }

    /// What is looked at lies in the root, or the root in it.
    private mutating func checkIsInside(_ path: ConfigurationFile.Placed<String>, _ folder: [UInt8]) {
        guard let glob = Glob(path.value), glob.climbs > 0 else { return }
        let place =
            glob.base(from: folder).split(separator: UInt8(ascii: "/")) + glob.literalParts.map { Array($0.utf8)[...] }
        let around = root.split(separator: UInt8(ascii: "/"))
        guard !zip(place, around).allSatisfy({ $0 == $1 }) else { return }
        faults.append(JSONFault(path.position.offset, "'\(path.value)' leads outside of the root"))
    }

    // MARK: Faults

    private mutating func note(_ node: JSONNode, _ message: String) { faults.append(JSONFault(node.start, message)) }

    private mutating func noteUnknown(_ kind: String, _ node: JSONNode, among names: [String], else list: String) {
        let hint = NearestName.of(node.text, among: names).map { "did you mean '\($0)'?" } ?? list
        note(node, "unknown \(kind) '\(node.text)'; \(hint)")
    }
}
