import BackButtonLint

/// What can go wrong with a run: the words that say so on standard error, and the exit status. For the manual; a test
/// brings each about.
struct Fault: Sendable {
    /// Words in capitals stand for what differs.
    let words: String

    let status: ExitStatus

    /// Where it is another one for what PATH names.
    var statusIfNamed: ExitStatus?

    let meaning: String

    /// When it comes, and how the run ends then.
    var details: String {
        let other = statusIfNamed.map { ", or \($0.rawValue) where PATH names it" } ?? ""
        return "\(meaning); exit status \(status.rawValue)\(other)"
    }

    static let all: [Fault] = commandLine + surroundings + files + documents + writing

    private static let commandLine = [
        Fault(words: "unknown option 'WORD'", status: .failure, meaning: "a slip; the nearest option is named"),
        Fault(words: "unknown format 'WORD'", status: .failure, meaning: "a slip; the nearest format is named"),
        Fault(words: "unknown rule 'WORD'", status: .failure, meaning: "a slip; the nearest rule is named"),
        Fault(
            words: "cannot read 'PATH': no such file or folder", status: .failure,
            meaning: "nothing is there; a command with a slip in it is taken for a PATH too"),
        Fault(
            words: "cannot read 'PATH': permission denied", status: .failure,
            meaning: "a folder on the way may not be entered"),
        Fault(
            words: "cannot read 'PATH': it is a symbolic link, or there are too many of them on the way",
            status: .failure, meaning: "links lead in a circle"),
        Fault(words: "the root 'DIR' is no folder", status: .failure, meaning: "--root names a file"),
        Fault(words: "'PATH' isn't below the root 'DIR'", status: .failure, meaning: "--root names too little"),
        Fault(words: "standard input has more than 16 MB", status: .failure, meaning: "with --stdin-path"),
        Fault(
            words: "--changed: REASON", status: .failure,
            meaning: "there is no git, no work tree, or no such commit"),
    ]

    private static let surroundings = [
        Fault(words: "FILE: too many open files", status: .failure, meaning: "the system lets it open too few")
    ]

    private static let files = [
        Fault(
            words: "FILE: permission denied", status: .clean, statusIfNamed: .failure,
            meaning: "a file or folder that may not be read is passed over"),
        Fault(
            words: "FILE: it is not valid UTF-8", status: .clean, statusIfNamed: .failure,
            meaning: "a source or manifest that is no text is passed over"),
        Fault(
            words: "FILE: it has more than 16 MB, and is only searched", status: .clean, statusIfNamed: .failure,
            meaning: "nobody has written it by hand"),
        Fault(
            words: "PATH: it is left out by an ignore pattern", status: .clean,
            meaning: "what git ignores isn't checked, unless --no-ignore is given"),
        Fault(
            words: "PATH: it is no ordinary file, and not checked", status: .clean,
            meaning: "a pipe, a socket or a device"),
        Fault(
            words: "PATH: it is no Swift file, and not checked", status: .clean, meaning: "a file of another kind"),
        Fault(
            words: "PATH: it holds no Swift file to check", status: .clean, meaning: "a folder without sources"),
    ]

    private static let documents = [
        Fault(
            words: "FILE:LINE:COLUMN: error: REASON", status: .failure,
            meaning: "a slip in the configuration or the baseline; every one is named"),
        Fault(
            words: "cannot read the configuration 'FILE': REASON", status: .failure,
            meaning: "it isn't there, or is none"),
        Fault(
            words: "the configuration 'FILE' is a link that leads elsewhere", status: .failure,
            meaning: "one that came with the sources isn't followed out of their work tree"),
        Fault(words: "the baseline 'FILE' isn't there", status: .failure, meaning: "none is there to go by"),
        Fault(
            words: "the baseline 'FILE' lies outside of the root", status: .failure,
            meaning: "one that a configuration names stays with the sources"),
    ]

    private static let writing = [
        Fault(
            words: "cannot write to standard output: REASON", status: .failure,
            meaning: "it is closed or full; that nobody reads a pipe to its end is no fault"),
        Fault(
            words: "cannot write 'FILE': REASON", status: .failure,
            meaning: "of several reports all are written or none"),
        Fault(
            words: "cannot write 'FILE': the link 'LINK' leads out of the sources", status: .failure,
            meaning: "a link that came with the sources isn't written through"),
        Fault(
            words: "not written: FILE: REASON", status: .failure,
            meaning: "a source that is read-only, has changed since it was read, or can't be replaced stays as it is"),
    ]
}
