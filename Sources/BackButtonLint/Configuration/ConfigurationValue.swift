/// What a string in a configuration file must be.
enum ConfigurationValue: Sendable, CaseIterable {
    case text, path, includedPath, pattern, fileGlob, name, version, placement, level

    /// The words it may be, where they can be listed.
    var choices: [String]? {
        switch self {
        case .placement: ItemPlacement.allCases.map(\.rawValue)
        case .level: RuleLevel.allCases.map(\.rawValue)
        default: nil
        }
    }

    /// What is wrong with a value, in one line; nil if it will do.
    func fault(in text: String) -> String? {
        if text.isEmpty { return "an empty string says nothing; leave it out" }
        if text.utf8.contains(0) { return "no name has the character \\u0000 in it" }
        switch self {
        case .text, .path: return nil
        case .includedPath, .pattern, .fileGlob: return globFault(in: text)
        case .name: return Self.isName(text) ? nil : Self.nameFault(in: text)
        case .version:
            return DeploymentTarget(text) == nil ? "'\(text)' is no version of iOS; one is \"16\" or \"16.4\"" : nil
        case .placement, .level:
            guard let choices, !choices.contains(text) else { return nil }
            return "'\(text)' is none of " + Self.choice(among: choices, for: text)
        }
    }

    /// The choices, and the one that was meant if it can be told.
    private static func choice(among choices: [String], for text: String) -> String {
        let hint = NearestName.of(text, among: choices).map { "; did you mean '\($0)'?" } ?? ""
        return choices.map { "'\($0)'" }.joined(separator: ", ") + hint
    }

    private func globFault(in text: String) -> String? {
        if self != .pattern, text.hasPrefix("!") {
            return "'\(text)' can't begin with '!': only 'excluded' brings back"
        }
        if self == .includedPath, text.hasPrefix("/") {
            return "'\(text)' leads outside of the root: paths count from this file's folder"
        }
        guard let glob = Glob(text) else { return "'\(text)' is no glob: " + Glob.fault(in: text) }
        if self != .includedPath, glob.parts.isEmpty {
            return "'\(text)' names a folder itself; '**' is all that is in it"
        }
        return nil
    }

    // MARK: Names

    private static func isName(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
            return false
        }
        return text.utf8.allSatisfy(isNameByte)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// `finishFlow` for what was written as `Router.finishFlow(animated:)`.
    private static func nameFault(in text: String) -> String {
        let called = text.utf8.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "<") }
        let last = called.split(whereSeparator: { !isNameByte($0) }).last.map { String(decoding: $0, as: UTF8.self) }
        let hint = last.flatMap { isName($0) ? "; write '\($0)'" : nil } ?? ""
        return "'\(text)' is no name: it takes the bare name of a type, function or method" + hint
    }
}
