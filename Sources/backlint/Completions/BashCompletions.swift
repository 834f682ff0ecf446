/// The script for bash, from version 3.2 on, which macOS brings; it needs no other package.
enum BashCompletions {
    static var script: String {
        """
        # Completions of backlint for bash. In ~/.bashrc:
        #   eval "$(backlint --completions bash)"
        _backlint() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=lint index
            # bash takes '=' for a word of its own.
            if [[ $word == = ]]; then
                word=
            elif [[ $before == = ]]; then
                before=${COMP_WORDS[COMP_CWORD - 2]}
            fi
            for ((index = 1; index < COMP_CWORD; index++)); do
                case ${COMP_WORDS[index]} in
                \(Shell.namesWithValue.joined(separator: " | ")))
                    ((index++))
                    if [[ ${COMP_WORDS[index]} == = ]]; then ((index++)); fi
                    ;;
                -*) ;;
                \(Command.all.map(\.name).joined(separator: " | ")))
                    command=${COMP_WORDS[index]}
                    break
                    ;;
                *) break ;;
                esac
            done
            # Where nothing is said here, bash completes the names of files.
            COMPREPLY=()
            case $before in
        \(values)
            esac
            if [[ $word == -* ]]; then
                case $command in
        \(options)
                esac
                return
            fi
            if ((index >= COMP_CWORD)); then
                COMPREPLY=($(compgen -W \(Shell.quoted(Command.all.map(\.name).joined(separator: " "))) -- "$word"))
                return
            fi
            case $command in
        \(operands)
            esac
        }
        complete -o default -F _backlint backlint

        """
    }

    private static var values: String {
        Shell.namesWithValue.map { name in
            let replies = replies(toValueOf: name)
            if Set(replies.map(\.line)).count > 1 {
                let cases = replies.map { "        \($0.command)) \($0.line) ;;" }.joined(separator: "\n")
                return "    \(name))\n        case $command in\n\(cases)\n        esac\n        return\n        ;;"
            }
            guard let line = replies.first?.line, !line.isEmpty else { return "    \(name)) return ;;" }
            return "    \(name))\n        \(line)\n        return\n        ;;"
        }.joined(separator: "\n")
    }

    /// What a command offers behind an option: another one may take other words behind the same name.
    private static func replies(toValueOf name: String) -> [(command: String, line: String)] {
        Command.all.compactMap { command in
            guard let option = Shell.options(of: command).first(where: { $0.name == name && $0.takesNextWord }) else {
                return nil
            }
            let choices = option.completion.choices
            return (command.name, choices.isEmpty ? "" : reply(choices))
        }
    }

    private static var options: String {
        Command.all.map { command in
            "        \(command.name)) \(reply(Shell.options(of: command).map(\.name))) ;;"
        }.joined(separator: "\n")
    }

    private static var operands: String {
        Command.all.compactMap { command in
            let choices = command.completion.choices
            return choices.isEmpty ? nil : "    \(command.name)) \(reply(choices)) ;;"
        }.joined(separator: "\n")
    }

    private static func reply(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W \(Shell.quoted(words.joined(separator: " "))) -- \"$word\"))"
    }
}
