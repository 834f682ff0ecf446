import BackButtonLint

/// The help, made from the tables of commands and options.
enum Help {
    @Sendable static func run(_ invocation: Invocation, _ terminal: Terminal) throws(Refusal) -> ExitStatus {
        if invocation.asksForManual {
            guard invocation.operands.isEmpty else { throw Refusal("'backlint help --man' takes no words") }
            try terminal.print(ManualPage.text)
            return .clean
        }
        guard let topic = invocation.operands.first else {
            try terminal.print(overview)
            return .clean
        }
        guard let command = Command.named(topic) else {
            throw Refusal(
                unknown: "command", topic, among: Command.all.map(\.name), listedBy: "'backlint help'")
        }
        try terminal.print(page(of: command))
        return .clean
    }

    /// What the tool is for, in one line.
    static let purpose = "find SwiftUI screens that hide the back button and leave people stuck"

    /// All commands, and the options of the default one.
    static var overview: String {
        let commands = Command.all.map { ["backlint \($0.name)", $0.summary] }
        return """
            backlint: \(purpose)

            usage: backlint [lint] [PATH ...] [OPTION ...]
                   backlint COMMAND --help

            commands
            \(indented(commands))

            options of lint
            \(options(of: .lint))

            formats
            \(formats)

            exit status
            \(exitStatuses)

            """
    }

    /// One command with its options.
    static func page(of command: Command) -> String {
        let name = command.name == Command.lint.name ? "[lint]" : command.name
        let usage = ["usage: backlint", name, command.operands, "[OPTION ...]"].filter { !$0.isEmpty }
        var sections = [usage.joined(separator: " "), command.summary, command.details].filter { !$0.isEmpty }
        sections.append("options\n" + options(of: command))
        if command.name == Command.lint.name { sections.append("formats\n" + formats) }
        sections.append("exit status\n" + exitStatuses(of: command))
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static func options(of command: Command) -> String {
        indented(
            command.options.filter { !$0.isHidden }.map { option in
                [option.name + (option.placeholder ?? ""), option.summary]
            })
    }

    private static let formats = indented(Reporter.all.map { [$0.name, $0.summary] })

    private static let exitStatuses = indented(ExitStatus.allCases.map { ["\($0.rawValue)", $0.meaning] })

    /// Only a check ends with what it found.
    private static func exitStatuses(of command: Command) -> String {
        if command.options.contains(where: { $0.name == Option.strict.name }) { return exitStatuses }
        return indented([
            ["\(ExitStatus.clean.rawValue)", "it did its work"],
            ["\(ExitStatus.failure.rawValue)", ExitStatus.failure.meaning],
        ])
    }

    private static func indented(_ rows: [[String]]) -> String {
        Table(rows: rows).lines.map { "  " + $0 }.joined(separator: "\n")
    }
}
