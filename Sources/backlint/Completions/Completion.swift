/// What a shell offers for a word of the command line.
enum Completion {
    case nothing
    case files, folders
    case commands
    case words([String])

    /// The words to choose from, if there are any.
    var choices: [String] {
        switch self {
        case .nothing, .files, .folders: []
        case .commands: Command.all.map(\.name)
        case .words(let words): words
        }
    }
}
