extension Rule {
    /// A directive that does nothing, or not what its author meant.
    static let unusedSuppression = Rule(
        id: "unused_suppression",
        isOn: true,
        severity: .warning,
        concern: .code,
        summary: "a directive silences nothing, names what doesn't exist, or locks without a reason",
        explanation: .unusedSuppression,
        fix: "delete the comment",
        check: .directives { use, rules in
            let directive = use.directive
            guard let verb = directive.verb else { return finding(at: use, unknownVerb(use)) }
            if verb == .locked {
                if !use.isUsed { return idle(use, locksNothing(use), hideSteps(of: use)) }
                return directive.reason.isEmpty ? finding(at: use, withoutReason(use)) : []
            }
            let unknown = directive.rules.filter { isUnknown($0) }
            if !unknown.isEmpty {
                let isIdle = unknown.count == directive.rules.count
                return isIdle ? idle(use, unknownRules(unknown, use)) : finding(at: use, unknownRules(unknown, use))
            }
            if directive.rules.isEmpty { return finding(at: use, namesNoRule(use)) }
            guard !use.isUsed, directive.rules.allSatisfy({ isOn($0, rules) }) else { return [] }
            return idle(use, verb == .enable ? endsNothing(use) : silencesNothing(use), hideSteps(of: use))
        }
    )

    private static func isUnknown(_ id: String) -> Bool {
        id != Directive.everyRule && !all.contains { $0.id == id }
    }

    /// Whether it can be told what a rule would have found; of `all` that takes every rule that speaks without being asked.
    private static func isOn(_ id: String, _ rules: [Rule]) -> Bool {
        guard id == Directive.everyRule else { return rules.contains { $0.id == id } }
        return all.allSatisfy { rule in !rule.isOn || rules.contains { $0.id == rule.id } }
    }

    private static func finding(at use: DirectiveUse, _ message: String, _ steps: [Trail.Step] = []) -> [Finding] {
        let place = use.directive.place
        return [Finding(file: use.file, range: place, screen: use.screen, message: message, steps: steps)]
    }

    /// A directive without which all stays as it is.
    private static func idle(_ use: DirectiveUse, _ message: String, _ steps: [Trail.Step] = []) -> [Finding] {
        finding(at: use, message, steps).map { finding in
            var finding = finding
            // What ends nothing but it would be left without a task.
            let comments = [finding.range] + use.enders.map(\.place)
            finding.remedies = [CommentDeletion.remedy(of: comments, in: use.tree, file: use.file)]
            return finding
        }
    }

    /// The hides that it speaks of, and why they leave it nothing to do.
    private static func hideSteps(of use: DirectiveUse) -> [Trail.Step] {
        use.hides.map { hide in
            let reason: Reason
            switch hide.hides {
            case .always: reason = .notReported
            case .conditional: reason = .hidesAtTimes
            case .never: reason = .showsButton
            }
            return Trail.Step(place: hide.site, reason: reason, parent: nil)
        }
    }

    // MARK: Words

    private static func silencesNothing(_ use: DirectiveUse) -> String {
        "`\(words(of: use))` in `\(use.screen)` silences nothing: delete the comment"
    }

    private static func endsNothing(_ use: DirectiveUse) -> String {
        "`\(words(of: use))` in `\(use.screen)` ends nothing, since no `disable` before it is open: delete the comment"
    }

    private static func namesNoRule(_ use: DirectiveUse) -> String {
        "`\(words(of: use))` in `\(use.screen)` names no rule: write which, or `all`"
    }

    private static func unknownRules(_ unknown: [String], _ use: DirectiveUse) -> String {
        let fault = unknown.count == 1 ? "which is no rule" : "which are no rules"
        let known = all.map(\.id) + [Directive.everyRule]
        let nearest = unknown.prefix(most).compactMap { NearestName.of($0, among: known) }
        let cure = nearest.count == unknown.count ? "write \(list(nearest))" : "`backlint rules` lists them"
        return "a directive in `\(use.screen)` names \(list(unknown)), \(fault): \(cure)"
    }

    private static func unknownVerb(_ use: DirectiveUse) -> String {
        let word = use.directive.word
        let verbs = Directive.Verb.allCases.map(\.rawValue)
        let cure =
            NearestName.of(word, among: verbs).map { "`backlint:\($0)`" }
            ?? "one of " + verbs.map { "`\($0)`" }.joined(separator: ", ")
        return "`backlint:\(word)` in `\(use.screen)` is no directive: write \(cure)"
    }

    private static func withoutReason(_ use: DirectiveUse) -> String {
        "`\(use.screen)` is locked without a reason: write one behind a dash, `backlint:locked - the payment is running`"
    }

    private static func locksNothing(_ use: DirectiveUse) -> String {
        let cause =
            use.hides.isEmpty
            ? "neither its line nor the next hides the back button" : "the back button isn't always hidden there"
        return "`backlint:locked` in `\(use.screen)` locks nothing, since \(cause): delete the comment"
    }

    /// The directive without its reason.
    private static func words(of use: DirectiveUse) -> String {
        let rules = use.directive.rules
        let rest = rules.count > most ? ["…"] : []
        return "backlint:" + ([use.directive.word] + rules.prefix(most) + rest).joined(separator: " ")
    }

    /// How many rules of a directive are said: nobody reads on, and there is no limit to what a comment can hold.
    private static let most = 5

    private static func list(_ words: [String]) -> String {
        let rest = words.count > most ? ["and \(words.count - most) more"] : []
        return (words.prefix(most).map { "`\($0)`" } + rest).joined(separator: ", ")
    }
}
