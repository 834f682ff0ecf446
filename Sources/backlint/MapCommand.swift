import BackButtonLint

/// Draws the app's screens and how they are reached.
enum MapCommand {
    @Sendable static func run(_ invocation: Invocation, _ terminal: Terminal) throws(Refusal) -> ExitStatus {
        let (report, _) = try LintCommand.report(invocation)
        let style = invocation.style(for: terminal, root: report.root)
        terminal.complain(about: report, style.paths)
        guard let map = report.map else { return .failure }
        if map.screens.isEmpty {
            terminal.say(Tool.talk("no screen is opened anywhere in \(style.paths.of(".")): nothing to draw"))
        }
        try terminal.print(invocation.mapFormat.render(map))
        return ExitStatus(of: report, exitsZero: true)
    }
}
