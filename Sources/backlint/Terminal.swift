import BackButtonLint

/// Everything that a run prints: findings to standard output, talk to standard error.
///
/// A pipe whose reader has gone is no failure: what is printed into it is dropped.
final class Terminal {
    /// Whether anybody still reads standard output.
    private(set) var hasReader = true

    init() {
        Output.keepsItsPlaces()
        Output.reportsBrokenPipes()
        Interruption.leavesNothing()
    }

    /// Prints what was asked for, in one write so that lines of others can't fall into it.
    func print(_ text: String) throws(Refusal) { try print(Array(text.utf8)) }

    /// The same for bytes, such as a piece of something long.
    func print(_ text: [UInt8]) throws(Refusal) {
        guard hasReader, !text.isEmpty else { return }
        do throws(SystemError) {
            try Output.write(text, to: Output.standardOutput)
        } catch {
            guard error.isBrokenPipe else { throw Refusal("cannot write to standard output: \(error.words)") }
            hasReader = false
        }
    }

    /// Prints lines that hold pieces of sources as they are written, which a patch or a dump must: but to a terminal with
    /// what could steer it spelled out.
    func printSource(_ lines: [UInt8]) throws(Refusal) {
        guard isInteractive else { return try print(lines) }
        try print(PrintableText.escapedLines(String(decoding: lines, as: UTF8.self)))
    }

    /// Says something about the run in one line. Where even that can't be written, nobody is left to tell.
    func say(_ line: String) { mention(PrintableText.escaped(line) + "\n") }

    /// Prints a text that isn't what was asked for.
    func mention(_ text: String) { try? Output.write(text.utf8, to: Output.standardError) }

    /// Writes a text to a file, whole or not at all.
    func write(_ text: String, to path: String) throws(Refusal) {
        try commit(try prepare(text, for: path), to: path)
    }

    /// Makes a text ready to become a file.
    func prepare(_ text: String, for path: String) throws(Refusal) -> FileReplacement {
        do throws(SystemError) {
            return try FileReplacement(of: path, by: text)
        } catch {
            throw Refusal("cannot write '\(path)': \(error.words)")
        }
    }

    func commit(_ file: FileReplacement, to path: String) throws(Refusal) {
        do throws(SystemError) {
            try file.commit()
        } catch {
            guard error.isBrokenPipe else { throw Refusal("cannot write '\(path)': \(error.words)") }
        }
    }

    /// Whether findings go to a person rather than into a file, a log or another program.
    var isInteractive: Bool { Output.isTerminal(Output.standardOutput) }

    var columns: Int? { Output.columns(of: Output.standardOutput) }

    /// Whether colour is welcome where nobody said: on a terminal that has it, unless `NO_COLOR` asks for none.
    var welcomesColor: Bool {
        let isForbidden = CurrentProcess.variable("NO_COLOR").map { !$0.isEmpty } ?? false
        return isInteractive && !isForbidden && CurrentProcess.variable("TERM") != "dumb"
    }
}
