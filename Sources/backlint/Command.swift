import BackButtonLint

/// One command: its name, what it takes, and what it does. Parsing and help are made from these values.
struct Command: Sendable {
    let name: String
    /// What follows the name, as the help shows it.
    let operands: String
    /// One line for the list of commands.
    let summary: String
    /// What its own help says beyond the summary.
    let details: String
    let options: [Option]
    /// What a shell offers for the operands.
    var completion = Completion.nothing
    let run: @Sendable (Invocation, Terminal) throws(Refusal) -> ExitStatus
}

extension Command {
    /// Every command, in the order in which the help lists them.
    static let all: [Command] = [.lint, .screens, .map, .rules, .explain, .initialize, .syntax, .help]

    static let lint = Command(
        name: "lint", operands: "[PATH ...]",
        summary: "find screens that hide the back button and leave people stuck (the default)",
        details: """
            PATH is a folder or a Swift file, by default the current folder. Paths choose what is
            reported; the whole root is looked at in any case, since the button or the swipe of a
            screen may stand in another file.
            """,
        options: [
            .format, .root, .config, .showConfig, .showFiles, .exclude, .noIgnore, .rule, .enable, .disable, .notes,
            .changed, .baseline, .writeBaseline, .addSuppressions, .stdinPath, .scriptInputFiles, .fix, .unsafeFixes,
            .diff, .strict, .exitZero, .quiet, .statistics, .color, .jobs, .gatherEverything, .completions, .help,
            .version,
        ],
        completion: .files,
        run: LintCommand.run)

    static let screens = Command(
        name: "screens", operands: "[PATH ...]",
        summary: "list every screen that hides the back button, and how one gets back",
        details: """
            WAY BACK is leading (a control in the bar's leading slot), elsewhere (another control),
            none or unknown; SWIPE BACK is app (restored for all screens), screen (for this one),
            none or unknown. 'unknown' is never reported as a finding.
            """,
        options: [
            .explain, .root, .config, .exclude, .noIgnore, .quiet, .color, .jobs, .gatherEverything, .help, .version,
        ],
        completion: .files,
        run: ScreensCommand.run)

    static let map = Command(
        name: "map", operands: "[PATH ...]",
        summary: "draw the app's screens and how they are reached",
        details: """
            Screens without a way back or a swipe back are marked. PATHs leave those screens that
            stand in them, and what leads to or from these. What can't be told from the sources
            has no line. Pictures of large apps have one box a folder.
            """,
        options: [.mapFormat, .root, .config, .exclude, .noIgnore, .jobs, .gatherEverything, .help, .version],
        completion: .files,
        run: MapCommand.run)

    static let rules = Command(
        name: "rules", operands: "",
        summary: "list every rule",
        details: "Rules that are off are switched on with 'lint --enable ID'.",
        options: [.color, .help, .version],
        run: RulesCommand.run)

    static let explain = Command(
        name: "explain", operands: "RULE",
        summary: "tell why a rule is there, with bad and good code",
        details: "Also when to silence it, and what its fix does. 'backlint rules' lists the rules.",
        options: [.color, .help, .version],
        completion: .words(Rule.all.map(\.id)),
        run: ExplainCommand.run)

    static let initialize = Command(
        name: "init", operands: "[DIR]",
        summary: "write a .backlint.json in which every key is explained",
        details: "It goes into DIR, by default the current folder. A file that is there is never touched.",
        options: [.help, .version],
        completion: .files,
        run: InitCommand.run)

    static let syntax = Command(
        name: "syntax", operands: "tokens|outline|tree|bench FILE ... | @LISTFILE",
        summary: "print what the tokenizer and the parser see, or how fast they are",
        details: """
            tokens   every token: start, end, kind; offsets are UTF-8 bytes
            outline  declarations, calls and #if clauses, one a line
            tree     every node of the syntax tree
            bench    files, bytes, tokens, and MB/s of lexing and of parsing

            @LISTFILE names a file of paths, one a line.
            """,
        options: [.help, .version],
        completion: .files,
        run: SyntaxCommand.run)

    static let help = Command(
        name: "help", operands: "[COMMAND]",
        summary: "print help on a command",
        details: "",
        options: [.man, .help, .version],
        completion: .commands,
        run: Help.run)

    static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
