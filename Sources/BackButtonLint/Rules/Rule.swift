/// One rule: its words and its check. A rule is a value in a file of its own.
public struct Rule: Sendable {
    /// Part of the interface: never changes once released.
    public let id: String

    /// Whether it speaks without being asked.
    public let isOn: Bool
    public let severity: Severity
    var concern = Concern.behavior

    /// When it reports, in one line.
    public let summary: String

    /// Why that matters, with code: there is no rule without.
    public let explanation: Explanation

    /// What its fix-it does, in a few words; nil without one.
    public let fix: String?

    /// The words by which a file is found that it has something to say about, besides those looked for anyway.
    var needles: [String] = []

    let check: Check

    /// What suffers from it.
    enum Concern: Sendable {
        /// What the app does to whoever uses it.
        case behavior
        /// Only whoever reads the code.
        case code
    }

    /// What a rule looks at, one at a time.
    enum Check: Sendable {
        /// Every hide, with the verdicts on its screen.
        case screens(@Sendable (ScreenVerdict) -> [Finding])

        /// Every control that dismisses another view than the one it stands on.
        case dismissals(@Sendable (MisplacedDismissal) -> Finding)

        /// Every piece of code that means to bring the swipe back.
        case repairs(@Sendable (SwipeRepair) -> [Finding])

        /// Every screen without a hide that hides the bar.
        case hiddenBars(@Sendable (HiddenBar) -> [Finding])

        /// Every control that leads back, on any screen.
        case backControls(@Sendable (BackControl) -> [Finding])

        /// Every drag over a whole screen that leaves it.
        case dragExits(@Sendable (DragExit) -> [Finding])

        /// Every name that has a successor.
        case oldNames(@Sendable (OldName) -> [Finding])

        /// Every directive, with what came of it once all rules about code have spoken.
        case directives(DirectiveCheck)

        /// What has to be found out for it, unless that is found out for every run.
        var question: Question? {
            switch self {
            case .repairs: .swipeCode
            case .hiddenBars: .hiddenBars
            case .backControls: .backControls
            case .dragExits: .dragExits
            case .oldNames: .oldNames
            default: nil
            }
        }

        enum Question { case swipeCode, hiddenBars, backControls, dragExits, oldNames }

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
    var steps: [Trail.Step]

    /// What would cure it: alternatives against the same texts, the one first that `--fix` takes.
    var remedies: [Remedy] = []
}

extension Finding {
    /// A finding at an identifier.
    init(place: Place, screen: String, message: String, steps: [Trail.Step], remedies: [Remedy] = []) {
        self.init(
            file: place.file, range: place.node.range, screen: screen, message: message, steps: steps,
            remedies: remedies)
    }
}

/// The screen that a finding is about: that of a hide, or of one use of a wrapper that holds a hide.
struct Subject {
    let name: String
    let itemSite: Possibility<ItemSite, ItemSite.Obstacle>?
    let swipeSite: Possibility<SwipeFileSite, SwipeFileSite.Obstacle>?

    /// The identifier of the hide, where it is the screen's own.
    let hide: Place?

    /// What looks like a way back and isn't one; the first of several.
    let lookalike: Lookalike?

    enum Lookalike {
        case inert(FaultyControl)
        case pushing(FaultyControl)
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
        _ words: (Subject) -> (message: String, remedies: [Remedy])
    ) -> [Finding] {
        guard verdict.exemption == nil else { return [] }
        func finding(at place: Place, _ subject: Subject, _ steps: [Trail.Step]) -> Finding {
            let (message, remedies) = words(subject)
            return Finding(place: place, screen: subject.name, message: message, steps: steps, remedies: remedies)
        }
        let judged = verdict.uses.filter { $0.reached.answer.isOnAStack }
        let wrongUses = judged.filter { ofUse($0).answer == wrong }
        if verdict.isWrapper, wrongUses.count < judged.count || wrongUses.isEmpty {
            return wrongUses.map { use in
                finding(
                    at: use.site,
                    Subject(
                        name: use.screen, itemSite: use.itemSite, swipeSite: use.swipeSite, hide: nil, lookalike: nil),
                    ofUse(use).steps + [Trail.Step(place: verdict.site, reason: .hidesInWrapper, parent: nil)])
            }
        }
        guard verdict.isWrapper || answer(verdict).answer == wrong, verdict.reached.answer.isOnAStack else { return [] }
        return [
            finding(
                at: verdict.site,
                Subject(
                    name: verdict.screen, itemSite: verdict.itemSite, swipeSite: verdict.swipeSite, hide: verdict.site,
                    lookalike: verdict.faults.inert.first.map(Subject.Lookalike.inert)
                        ?? verdict.faults.pushing.first.map(Subject.Lookalike.pushing)),
                wrongUses.first.map { ofUse($0).steps } ?? answer(verdict).steps)
        ]
    }
}
