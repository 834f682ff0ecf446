/// git, asked about a folder: nothing that a repository names is run.
///
/// Its configuration may have come with the sources, and can name programs in many ways. What is asked for here looks at
/// objects, the index and the names of files alone, and never at the text of a file: that could be led through a filter
/// (`filter.x.clean`). No file monitor and no hook is asked, no pager is started, and what is missing in a partial clone
/// isn't fetched, since that runs whatever the remote is said to need.
struct Git {
    private let program: [UInt8]
    private let folder: [UInt8]
    private let environment: [[UInt8]]

    /// Nil where git isn't installed.
    ///
    /// - Parameter folder: Absolute.
    init?(in folder: [UInt8]) {
        guard let program = ProgramRun.find("git") else { return nil }
        self.program = program
        self.folder = folder
        environment = Self.environment
    }

    /// The same asked about another folder.
    init(_ other: Git, in folder: [UInt8]) {
        (program, self.folder, environment) = (other.program, folder, other.environment)
    }

    /// What git answers.
    ///
    /// - Throws: Its own first words where it doesn't.
    func ask(_ words: String...) throws(Refused) -> [UInt8] {
        let settings = ["core.fsmonitor=", "core.hooksPath=/dev/null", "safe.bareRepository=explicit"]
        let options =
            ["--no-pager", "-C"].map { Array($0.utf8) } + [folder]
            + settings.flatMap { ["-c", $0] }.map { Array($0.utf8) }
        let run: ProgramRun
        do throws(SystemError) {
            run = try ProgramRun(program, options + words.map { Array($0.utf8) }, environment: environment)
        } catch {
            throw Refused(words: "git can't be run: \(error.words)")
        }
        if run.status == 0 { return run.output }
        let line = run.talk.split(separator: UInt8(ascii: "\n")).first ?? []
        throw Refused(words: line.isEmpty ? "" : String(decoding: line, as: UTF8.self))
    }

    struct Refused: Error {
        /// One line, or empty.
        let words: String
    }

    /// What of our own environment git is told: where its programs and the user's own settings lie. Whatever would make
    /// it look at another repository, or run something (`GIT_DIR`, `GIT_EXTERNAL_DIFF`), isn't.
    private static var environment: [[UInt8]] {
        var names = [
            "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "DEVELOPER_DIR", "LD_LIBRARY_PATH", "SUDO_UID",
            "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES",
            "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_CONFIG_COUNT",
        ]
        // Containers name the folders that they trust in this way.
        let count = CurrentProcess.variable("GIT_CONFIG_COUNT").flatMap { Int($0) } ?? 0
        for number in 0..<max(0, min(count, 1000)) {
            names += ["GIT_CONFIG_KEY_\(number)", "GIT_CONFIG_VALUE_\(number)"]
        }
        let inherited = names.compactMap { name in
            CurrentProcess.bytes(of: name).map { Array("\(name)=".utf8) + $0 }
        }
        let own = [
            "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
            "GIT_ALLOW_PROTOCOL=none",
        ]
        return inherited + own.map { Array($0.utf8) }
    }
}
