/// The script for zsh, for a folder of its `fpath` or to be read at its start.
enum ZshCompletions {
    static var script: String {
        """
        #compdef backlint
        # Completions of backlint for zsh. As the file _backlint in a folder of $fpath, or in ~/.zshrc behind compinit:
        #   source <(backlint --completions zsh)
        _backlint() {
            local command=lint index
            local -a commands=(
        \(commands)
            )
            for ((index = 2; index < CURRENT; index++)); do
                case $words[index] in
                (\(Shell.namesWithValue.joined(separator: "|"))) ((index++)) ;;
                (-*) ;;
                (\(Command.all.map(\.name).joined(separator: "|")))
                    command=$words[index]
                    # What is left looks as if the command were the program.
                    words=("$words[1]" "${(@)words[index + 1, -1]}")
                    ((CURRENT -= index - 1))
                    index=-1
                    break
                    ;;
                (*) break ;;
                esac
            done
            local -a first=('1:PATH:_files')
            if ((index >= CURRENT)); then first=('1: :{ _describe command commands; _files }'); fi
            case $command in
        \(cases)
            esac
        }
        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _backlint "$@"
        else
            compdef _backlint backlint
        fi

        """
    }

    private static var commands: String {
        Command.all.map { "        " + Shell.quoted("\($0.name):\(escaped($0.summary))") }.joined(separator: "\n")
    }

    private static var cases: String {
        Command.all.map { command in
            let arguments = Shell.options(of: command).map(argument) + operand(of: command)
            return "    (\(command.name))\n        _arguments -S \\\n            "
                + arguments.joined(separator: " \\\n            ") + "\n        ;;"
        }.joined(separator: "\n")
    }

    private static func argument(for option: Option) -> String {
        let repeats = option.isRepeatable ? "*" : ""
        guard let value = option.value else {
            return Shell.quoted("\(repeats)\(option.name)[\(escaped(option.summary))]")
        }
        // Behind the dash only the same word counts, and two colons leave it out.
        let (mark, colons) = option.takesNextWord ? ("=", ":") : ("=-", "::")
        return Shell.quoted(
            "\(repeats)\(option.name)\(mark)[\(escaped(option.summary))]\(colons)\(escaped(value)):\(action(for: option.completion))"
        )
    }

    private static func operand(of command: Command) -> [String] {
        if case .nothing = command.completion { return [] }
        let operand = Shell.quoted("*: :\(action(for: command.completion))")
        return command.name == Command.lint.name ? ["\"$first[@]\"", operand] : [operand]
    }

    private static func action(for completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .commands, .words: "(\(completion.choices.joined(separator: " ")))"
        }
    }

    /// Brackets end a summary, and colons a part.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "[]:\\".contains(character) { result += "\\" }
            result.append(character)
        }
    }
}
