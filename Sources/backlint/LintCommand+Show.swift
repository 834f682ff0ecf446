import BackButtonLint

extension LintCommand {
    /// Prints what a run would go by.
    static func show(_ invocation: Invocation, _ terminal: Terminal) throws(Refusal) -> ExitStatus {
        guard !invocation.asksForConfiguration || !invocation.asksForFiles else {
            throw Refusal("--show-config and --show-files can't both be printed")
        }
        let configuration = try invocation.configuration()
        if invocation.asksForConfiguration {
            for line in ConfigurationText.sources(configuration) { terminal.say(Tool.talk(line)) }
            try terminal.print(ConfigurationText.json(configuration))
            return .clean
        }
        let spelling = invocation.style(for: terminal, root: configuration.root).paths
        do {
            let files = try Linter(configuration: configuration, changes: try invocation.changes(configuration)).files()
            try terminal.print(files.map { PrintableText.escaped(spelling.of($0)) + "\n" }.joined())
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw Refusal("\(error)")
        }
        return .clean
    }
}
