/// A shell that can be taught to complete command lines of ours.
///
/// The scripts are made from the tables of commands and options, as the help is. They find the command in the same way
/// as `Arguments`: it is the first word that is neither an option nor an option's value.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that the shell reads once, at its start.
    var script: String {
        switch self {
        case .bash: BashCompletions.script
        case .zsh: ZshCompletions.script
        case .fish: FishCompletions.script
        }
    }

    /// The options of a command that people are told about.
    static func options(of command: Command) -> [Option] { command.options.filter { !$0.isHidden } }

    /// The names of the options, of any command, behind which a value stands.
    static var namesWithValue: [String] {
        var names: [String] = []
        for option in Command.all.flatMap(options) where option.takesNextWord && !names.contains(option.name) {
            names.append(option.name)
        }
        return names
    }

    /// The text as one word in single quotes, which sh and zsh don't look into.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

extension Option {
    /// Whether its value may stand as a word of its own.
    var takesNextWord: Bool { value != nil && defaultValue == nil }
}
