import BackButtonLint

/// Prints the page of one rule.
enum ExplainCommand {
    @Sendable static func run(_ invocation: Invocation, _ terminal: Terminal) throws(Refusal) -> ExitStatus {
        guard invocation.operands.count == 1, let id = invocation.operands.first else {
            throw Refusal("'backlint explain' needs one rule: backlint explain RULE; 'backlint rules' lists them")
        }
        let rule = try Rule.named(id)
        try terminal.print(RulePage.text(rule, usesColor: invocation.usesColor(on: terminal)))
        return .clean
    }
}

extension Rule {
    /// The rule with this id; for another word a refusal that names the nearest.
    static func named(_ id: String) throws(Refusal) -> Rule {
        if let rule = all.first(where: { $0.id == id }) { return rule }
        throw Refusal(unknown: "rule", id, among: all.map(\.id), listedBy: "'backlint rules'")
    }
}
