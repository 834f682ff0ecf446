import BackButtonLint

/// Lists the screens that hide the back button, or tells how one of them was judged.
enum ScreensCommand {
    @Sendable static func run(_ invocation: Invocation, _ terminal: Terminal) throws(Refusal) -> ExitStatus {
        let (report, _) = try LintCommand.report(invocation)
        let style = invocation.style(for: terminal, root: report.root)
        terminal.complain(about: report, style.paths)
        guard let name = invocation.explainedScreen else {
            try terminal.print(ScreensTable.text(report, style))
            return status(of: report)
        }
        guard let trail = ScreenTrail.text(of: name, in: report, style) else {
            if try isShown(name, invocation) {
                let screen = PrintableText.escaped(name)
                try terminal.print("'\(screen)' doesn't hide the back button: there is nothing to explain\n")
                return status(of: report)
            }
            throw Refusal(
                unknown: "screen", name, among: ScreenTrail.names(in: report), listedBy: "'backlint screens'")
        }
        try terminal.print(trail)
        return status(of: report)
    }

    /// Whether a screen is opened anywhere below the root.
    private static func isShown(_ name: String, _ invocation: Invocation) throws(Refusal) -> Bool {
        var invocation = invocation
        invocation.drawsMap = true
        return try LintCommand.report(invocation).0.map?.screens.contains { $0.name == name } ?? false
    }

    /// A list is no verdict: only what could not be read counts.
    private static func status(of report: Report) -> ExitStatus { ExitStatus(of: report, exitsZero: true) }
}
