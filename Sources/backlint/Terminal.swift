import BackButtonLint

/// Everything that a run prints: findings to standard output, talk to standard error.
///
/// A pipe whose reader has gone is no failure: what is printed into it is dropped.
final class Terminal {
    /// Whether anybody still reads standard output.
    private(set) var hasReader = true

    init() { StandardStream.ignoreBrokenPipes() }

    /// Prints what was asked for, in one write so that lines of others can't fall into it.
    func print(_ text: String) throws(Refusal) {
        guard hasReader, !text.isEmpty else { return }
        do throws(WriteFailure) {
            try StandardStream.output.write(text)
        } catch {
            guard error.isBrokenPipe else { throw Refusal("can't write to standard output: \(error.reason)") }
            hasReader = false
        }
    }

    /// Says something about the run. Where even that can't be written, nobody is left to tell.
    func say(_ text: String) { try? StandardStream.error.write(text.hasSuffix("\n") ? text : text + "\n") }

    /// Writes a report to a file, whole or not at all.
    func write(_ text: String, to path: String) throws(Refusal) {
        do throws(WriteFailure) {
            try FileReplacement.write(text, to: path)
        } catch {
            throw Refusal("can't write '\(path)': \(error.reason)")
        }
    }

    /// Whether findings go to a person rather than into a file, a log or another program.
    var isInteractive: Bool { StandardStream.output.isTerminal }

    var columns: Int? { StandardStream.output.columns }

    /// Whether colour is welcome where nobody said: on a terminal that has it, unless `NO_COLOR` asks for none.
    var welcomesColor: Bool {
        let isForbidden = CurrentProcess.variable("NO_COLOR").map { !$0.isEmpty } ?? false
        return isInteractive && !isForbidden && CurrentProcess.variable("TERM") != "dumb"
    }
}
