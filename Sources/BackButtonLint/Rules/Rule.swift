/// One rule: its words and its check. A rule is a value in a file of its own.
public struct Rule: Sendable {
    /// Part of the interface: never changes once released.
    public let id: String

    /// Whether it speaks without being asked.
    public let isOn: Bool
    public let severity: Severity

    /// When it reports, in one line.
    public let summary: String

    /// Why that matters, with code: there is no rule without.
    public let explanation: Explanation

    /// What its fix-it does, in a few words; nil without one.
    public let fix: String?

    let check: Check

    /// What a rule looks at, one at a time.
    enum Check: Sendable {
        /// Every hide, with the verdicts on its screen.
        case screens(@Sendable (ScreenVerdict) -> [Finding])

        /// Every directive, with what came of it once all rules about screens have spoken.
        case directives(DirectiveCheck)

        /// `all` in a directive leaves these rules alone: it would silence what is said about itself.
        var isAboutDirectives: Bool {
            if case .directives = self { true } else { false }
        }
    }

    /// - Parameter rules: Those that are on.
    typealias DirectiveCheck = @Sendable (DirectiveUse, _ rules: [Rule]) -> [Finding]
}

/// What a rule found, in places of the index; reporting turns these into lines and columns.
struct Finding: Sendable {
    /// The file, as its place in the index.
    let file: Int

    /// What is reported.
    let range: ByteRange

    /// The screen it is about; else the innermost type, outside of all types the file's name.
    let screen: String

    /// One line, lower case, no full stop.
    let message: String

    /// What was looked at and what decided it.
    let steps: [Trail.Step]
}

extension Finding {
    /// A finding at an identifier.
    init(place: Place, screen: String, message: String, steps: [Trail.Step]) {
        self.init(file: place.file, range: place.node.range, screen: screen, message: message, steps: steps)
    }
}

extension Rule {
    /// The findings of a rule about an answer, at the hide, or at each wrong use of a wrapper.
    ///
    /// If all uses of a wrapper on which it matters are wrong it is told once, at the hide.
    static func findings<Answer: Equatable>(
        on verdict: ScreenVerdict,
        about answer: (ScreenVerdict) -> Verdict<Answer>,
        ofUse: (UseVerdict) -> Verdict<Answer>,
        is wrong: Answer,
        _ message: (_ screen: String) -> String
    ) -> [Finding] {
        guard verdict.hides == .always, verdict.hasUIKitNavigation, !verdict.isLocked, !verdict.isUndone else {
            return []
        }
        let judged = verdict.uses.filter { $0.reached.answer.isOnAStack }
        let wrongUses = judged.filter { ofUse($0).answer == wrong }
        if verdict.isWrapper, wrongUses.count < judged.count || wrongUses.isEmpty {
            return wrongUses.map { use in
                Finding(
                    place: use.site, screen: use.screen, message: message(use.screen),
                    steps: ofUse(use).steps + [Trail.Step(place: verdict.site, reason: .hidesInWrapper, parent: nil)])
            }
        }
        guard verdict.isWrapper || answer(verdict).answer == wrong, verdict.reached.answer.isOnAStack else { return [] }
        return [
            Finding(
                place: verdict.site, screen: verdict.screen, message: message(verdict.screen),
                steps: wrongUses.first.map { ofUse($0).steps } ?? answer(verdict).steps)
        ]
    }
}

extension Reached {
    /// Whether there may be a back button to hide.
    var isOnAStack: Bool { self != .root && self != .presented }
}
