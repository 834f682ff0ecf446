/// How fast the lexer and the parser are on a list of texts, on one thread.
package struct SyntaxBench: Sendable {
    /// Texts, bytes and tokens, and seconds of processor time a round.
    package let files: Int
    package let bytes: Int
    package let tokens: Int
    package let lexing: [Double]
    package let parsing: [Double]

    /// Runs all texts `rounds` times through the lexer, and through lexer and parser.
    package init(of texts: [[UInt8]], rounds: Int = 5) {
        var lexing: [Double] = []
        var parsing: [Double] = []
        var tokens = 0
        var nodes = 0
        for _ in 0..<max(1, rounds) {
            tokens = 0
            lexing.append(seconds { for text in texts { tokens += Lexer.lex(text).tokens.count - 1 } })
            parsing.append(seconds { for text in texts { nodes += Parser.parse(text).kinds.count } })
        }
        files = texts.count
        bytes = texts.reduce(0) { $0 + $1.count }
        self.tokens = tokens
        self.lexing = lexing
        self.parsing = parsing
    }

    /// A line of counts, and a line of MB/s for lexing and one for lexing plus parsing, best and median.
    package var report: String {
        """
        files \(files) bytes \(bytes) tokens \(tokens)
        lex \(rate(of: lexing)) MB/s
        parse \(rate(of: parsing)) MB/s

        """
    }

    private func rate(of rounds: [Double]) -> String {
        let sorted = rounds.sorted()
        let best = Double(bytes) / max(sorted[0], 1e-9) / 1e6
        let median = Double(bytes) / max(sorted[sorted.count / 2], 1e-9) / 1e6
        return "best \(Int(best)) median \(Int(median))"
    }
}

/// The processor time that work takes on this thread.
private func seconds(_ work: () -> Void) -> Double {
    let start = CurrentProcess.threadTime
    work()
    return CurrentProcess.threadTime - start
}
