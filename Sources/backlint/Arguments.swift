/// Reads a command line by the tables of commands and options.
///
/// The first word that is no option names the command if it is one, and else is the first operand of `lint`. `--` ends
/// the options.
struct Arguments {
    private var invocation = Invocation()
    private var used: [(option: Option, value: String)] = []
    private var words: ArraySlice<String>
    private var hasCommand = false

    /// Understands `words`, the program's name not among them.
    static func parse(_ words: [String]) throws(Refusal) -> Invocation {
        var arguments = Arguments(words: words[...])
        try arguments.readAll()
        return arguments.invocation
    }

    private init(words: ArraySlice<String>) { self.words = words }

    private mutating func readAll() throws(Refusal) {
        while let word = words.popFirst() {
            if word == "--" {
                invocation.operands += words
                break
            } else if word.hasPrefix("-"), word != "-" {
                try readOption(word)
            } else if !hasCommand, invocation.operands.isEmpty, let command = Command.named(word) {
                invocation.command = command
                hasCommand = true
            } else {
                invocation.operands.append(word)
            }
        }
        try applyOptions()
    }

    private mutating func readOption(_ word: String) throws(Refusal) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0] == "-h" ? Option.help.name : parts[0]
        guard let option = Self.known.first(where: { $0.name == name }) else { throw unknown(name) }
        if let value = option.defaultValue {
            used.append((option, parts.count == 2 ? parts[1] : value))
            return
        }
        guard let placeholder = option.value else {
            guard parts.count == 1 else { throw Refusal("\(name) takes no value") }
            used.append((option, ""))
            return
        }
        if parts.count == 2 {
            used.append((option, parts[1]))
            return
        }
        guard let value = words.first, !value.hasPrefix("--") else {
            throw Refusal("\(name) needs a value: \(name) \(placeholder)")
        }
        words.removeFirst()
        used.append((option, value))
    }

    /// What an option does, and whether it is a slip, is only known when the command is.
    private mutating func applyOptions() throws(Refusal) {
        let command = invocation.command
        for (option, value) in used {
            guard let own = command.options.first(where: { $0.name == option.name }) else {
                throw Refusal("'backlint \(command.name)' has no option \(option.name)")
            }
            try own.apply(&invocation, value)
        }
        try checkWriting()
    }

    /// What writes something needs to know what, and where it stays.
    private func checkWriting() throws(Refusal) {
        let isUnsaved = invocation.stdinPath != nil
        if invocation.fixing != nil, isUnsaved {
            throw Refusal("--stdin-path can't be fixed: what is written to the file would be lost to the editor")
        }
        if invocation.newBaselineFile != nil {
            if isUnsaved {
                throw Refusal("--write-baseline can't list what --stdin-path hands over: it isn't saved yet")
            }
            if invocation.fixing?.isPreview == true {
                throw Refusal("--diff writes nothing, and --write-baseline would: give one of them")
            }
        }
        guard invocation.suppressionReason != nil else { return }
        if isUnsaved {
            throw Refusal(
                "--add-suppressions can't write into what --stdin-path hands over: it would be lost to the editor")
        }
        if invocation.fixing != nil {
            throw Refusal("--fix and --add-suppressions can't go together: fix first")
        }
        if invocation.newBaselineFile != nil {
            throw Refusal(
                "--add-suppressions and --write-baseline can't go together: what is found is silenced or known")
        }
    }

    private func unknown(_ name: String) -> Refusal {
        let known = Self.known.filter { !$0.isHidden }.map(\.name)
        return Refusal(unknown: "option", name, among: known, listedBy: "'backlint \(invocation.command.name) --help'")
    }

    /// The options of all commands, each once.
    private static let known: [Option] = Command.all.reduce(into: []) { options, command in
        for option in command.options where !options.contains(where: { $0.name == option.name }) {
            options.append(option)
        }
    }
}
