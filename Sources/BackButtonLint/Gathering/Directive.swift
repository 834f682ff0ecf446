/// A word to backlint in the sources: `// backlint:disable:next missing_back_button - the cart is rebuilt`.
///
/// That is a line comment which begins with `backlint:` behind its two slashes. Documentation (`///`) speaks to people,
/// and what stands behind further slashes is commented out: neither is a directive.
package struct Directive: Equatable, Sendable {
    /// What it asks for.
    package enum Verb: String, CaseIterable, Sendable {
        /// Silences rules from its line up to the line of an `enable`, or the end of the file.
        case disable
        case disableThis = "disable:this"
        case disableNext = "disable:next"
        case disablePrevious = "disable:previous"
        case enable
        /// Says that the screen, whose hide stands on its line or the next, is closed on purpose.
        case locked
    }

    /// What stands behind `backlint:` as it is written.
    package let word: String

    /// The rule ids as they are written; `all` means every rule.
    package let rules: [String]

    /// What is said behind the dash; empty without one.
    package let reason: String

    /// The comment, without blanks at its end.
    package let place: ByteRange

    /// The lines it speaks of; of `disable` and `enable` its own, where the region begins or ends.
    package let reach: ByteRange

    /// Nil where `word` is none: such a directive asks for nothing.
    package var verb: Verb? { Verb(rawValue: word) }

    /// What every file with a directive holds.
    package static let mention = Name(mentionSpelling)
    static let mentionSpelling = "backlint"

    /// What stands for every rule.
    package static let everyRule = "all"
}

extension FileFacts {
    /// The directive that locks a screen whose hide stands at an offset.
    package func lock(at offset: Int) -> Directive? {
        // A line ends with its comment: the first behind the offset may stand on its line, the one before on the line above.
        let next = directives.partitioningIndex { $0.place.start >= offset }
        return directives[max(next - 1, 0)..<min(next + 1, directives.count)].first {
            $0.verb == .locked && $0.reach.contains(offset)
        }
    }
}
