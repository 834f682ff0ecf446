/// What makes a finding the same in another run, whatever lines were moved: none of it is a line.
package struct FindingIdentity: Hashable, Sendable {
    package let rule: String

    /// Relative to the root, with `/`.
    package let path: String
    package let screen: String

    /// Its number among the findings that have all the rest in common, in source order, from 0.
    package let ordinal: Int

    package init(rule: String, path: String, screen: String, ordinal: Int) {
        self.rule = rule
        self.path = path
        self.screen = screen
        self.ordinal = ordinal
    }

    /// 16 hexadecimal digits.
    package var fingerprint: String { Name("\(rule):\(path):\(screen):\(ordinal)").digits }
}

extension [Diagnostic] {
    /// The same findings with their ordinals and fingerprints.
    ///
    /// They are all of a root, in the report's order: a part of them would be counted otherwise.
    package var numbered: [Diagnostic] {
        var counts: [FindingIdentity: Int] = [:]
        return map { diagnostic in
            let kind = FindingIdentity(
                rule: diagnostic.rule, path: diagnostic.path, screen: diagnostic.screen, ordinal: 0)
            let ordinal = counts[kind, default: 0]
            counts[kind] = ordinal + 1
            return diagnostic.numbered(ordinal)
        }
    }
}
