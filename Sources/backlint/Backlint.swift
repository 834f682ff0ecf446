import BackButtonLint

@main
struct Backlint {
    static func main() {
        let terminal = Terminal()
        let status = run(Array(CommandLine.arguments.dropFirst()), terminal)
        CurrentProcess.exit(status.rawValue)
    }

    private static func run(_ words: [String], _ terminal: Terminal) -> ExitStatus {
        do throws(Refusal) {
            let invocation = try Arguments.parse(words)
            if invocation.asksForVersion {
                try terminal.print("\(Tool.name) \(Tool.version)\n")
                return .clean
            }
            if let shell = invocation.completedShell {
                try terminal.print(shell.script)
                return .clean
            }
            if invocation.asksForHelp {
                let asksForOverview = words.allSatisfy { $0.hasPrefix("-") }
                try terminal.print(asksForOverview ? Help.overview : Help.page(of: invocation.command))
                return .clean
            }
            return try invocation.command.run(invocation, terminal)
        } catch {
            for line in error.lines { terminal.say(line) }
            return .failure
        }
    }
}
