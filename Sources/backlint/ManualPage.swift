import BackButtonLint

/// The page for `man`, made from the same tables as the help, in the `man` macros that mandoc and groff read.
enum ManualPage {
    static var text: String {
        let page =
            [heading] + section("NAME", [[escaped(Tool.name) + " \\- " + escaped(Help.purpose)]])
            + section("SYNOPSIS", [synopsis])
            + section("DESCRIPTION", [preformatted(Command.lint.details)])
            + Command.all.flatMap(chapter) + section("FORMATS", Reporter.all.map { entry($0.name, nil, $0.summary) })
            + section(
                "EXIT STATUS",
                ExitStatus.allCases.map { entry("\($0.rawValue)", nil, $0.meaning) } + [[".PP", escaped(afterSignal)]])
            + section("FAULTS", Fault.all.map { entry($0.words, nil, $0.details) })
            + section("ENVIRONMENT", environment.map { entry($0.name, nil, $0.meaning) })
            + section(
                "FILES", [entry(ProjectRoot.configurationName, nil, "the configuration; 'backlint init' writes one")])
        return page.joined(separator: "\n") + "\n"
    }

    private static let environment: [(name: String, meaning: String)] = [
        ("NO_COLOR", "if set and not empty, no colour is printed unless --color says so"),
        ("TERM", "'dumb' has no colour"),
        ("SCRIPT_INPUT_FILE_COUNT, SCRIPT_INPUT_FILE_n", "what --use-script-input-files reads, from n = 0 on"),
    ]

    private static let afterSignal =
        "A signal ends it as it ends other programs. No file is left half written, neither a source nor a report."

    private static let heading = ".TH BACKLINT 1 \"\" \"\(Tool.name) \(Tool.version)\" \"\""

    private static func section(_ title: String, _ parts: [[String]]) -> [String] {
        [".SH " + title] + parts.flatMap { $0 }
    }

    /// One line a command.
    private static var synopsis: [String] {
        let lines = Command.all.map { command in
            let operands = command.operands.isEmpty ? "" : " \\fI\(escaped(command.operands))\\fR"
            return "\\fB\(Tool.name) \(command.name)\\fR\(operands) [\\fIOPTION\\fR ...]"
        }
        return [".nf"] + lines + [".fi"]
    }

    /// What a command does, and its options.
    private static func chapter(of command: Command) -> [String] {
        // The default one's stand at the top of the page.
        let hasDetails = command.name != Command.lint.name && !command.details.isEmpty
        let details = hasDetails ? [".PP"] + preformatted(command.details) : []
        return section(command.name.uppercased(), [[escaped(command.summary)], details])
            + Shell.options(of: command).flatMap { entry($0.name, $0.placeholder, $0.summary) }
    }

    /// A term with what it means.
    private static func entry(_ name: String, _ value: String?, _ meaning: String) -> [String] {
        let value = value.map { "\\fI\(escaped($0))\\fR" } ?? ""
        return [".TP", "\\fB\(escaped(name))\\fR\(value)", escaped(meaning)]
    }

    /// Lines that stay as they are.
    private static func preformatted(_ text: String) -> [String] {
        [".nf"]
            + text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) } + [".fi"]
    }

    /// The text without anything that the macros would take for their own.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
        return plain.hasPrefix(".") ? "\\&" + plain : plain
    }
}
