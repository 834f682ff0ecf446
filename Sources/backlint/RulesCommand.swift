import BackButtonLint

/// Lists the rules.
enum RulesCommand {
    @Sendable static func run(_ invocation: Invocation, _ terminal: Terminal) throws(Refusal) -> ExitStatus {
        guard invocation.operands.isEmpty else { throw Refusal("'backlint rules' takes no words, only options") }
        try terminal.print(RulesTable.text(Rule.all, usesColor: invocation.usesColor(on: terminal)))
        return .clean
    }
}
