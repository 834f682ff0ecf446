/// The script for fish, for the file `backlint.fish` among its completions.
enum FishCompletions {
    static var script: String {
        """
        # Completions of backlint for fish. As ~/.config/fish/completions/backlint.fish, or in config.fish:
        #   backlint --completions fish | source
        function __backlint_command
            set -l words (commandline -opc)
            set -l index 2
            while test $index -le (count $words)
                switch $words[$index]
                    case \(Shell.namesWithValue.joined(separator: " "))
                        set index (math $index + 1)
                    case '-*'
                    case \(Command.all.map(\.name).joined(separator: " "))
                        echo $words[$index]
                        return
                    case '*'
                        echo lint
                        return
                end
                set index (math $index + 1)
            end
            echo none
        end
        function __backlint_is
            contains -- (__backlint_command) $argv
        end
        complete -c backlint -f
        \(lines.joined(separator: "\n"))

        """
    }

    private static var lines: [String] {
        let names = Command.all.map { command in
            "complete -c backlint -n '__backlint_is none' -a \(command.name) -d \(quoted(command.summary))"
        }
        return names
            + Command.all.flatMap { command in
                // Without a command it is the default one's options that count.
                let isDefault = command.name == Command.lint.name
                let condition = "-n '__backlint_is \(isDefault ? "none \(command.name)" : command.name)'"
                return [operands(of: command, condition)].compactMap { $0 }
                    + Shell.options(of: command).map { self.option($0, condition) }
            }
    }

    private static func operands(of command: Command, _ condition: String) -> String? {
        switch command.completion {
        case .nothing: nil
        case .files, .folders: "complete -c backlint \(condition) -F"
        case .commands, .words:
            "complete -c backlint \(condition) -a \(quoted(command.completion.choices.joined(separator: " ")))"
        }
    }

    private static func option(_ option: Option, _ condition: String) -> String {
        let name = option.name.drop { $0 == "-" }
        let summary = "complete -c backlint \(condition) -l \(name) -d \(quoted(option.summary))"
        guard option.takesNextWord else { return summary }
        switch option.completion {
        case .nothing: return summary + " -x"
        case .files: return summary + " -r -F"
        case .folders: return summary + " -x -a '(__fish_complete_directories)'"
        case .commands, .words:
            return summary + " -x -a \(quoted(option.completion.choices.joined(separator: " ")))"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
