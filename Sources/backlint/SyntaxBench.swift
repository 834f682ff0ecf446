import BackButtonLint

/// How fast texts are lexed and parsed, one thread.
struct SyntaxBench {
    private static let rounds = 5

    private let texts: [[UInt8]]

    init(_ texts: [[UInt8]]) { self.texts = texts }

    /// Files, bytes, tokens, and the best and the median rate of each step.
    var text: String {
        let bytes = texts.reduce(0) { $0 + $1.count }
        var tokens = 0
        let lexing = seconds {
            tokens = texts.reduce(0) { $0 + Lexer.lex($1).tokens.count - 1 }
        }
        // The sum keeps the work from being found useless.
        var nodes = 0
        let parsing = seconds {
            nodes = texts.reduce(0) { $0 + Parser.parse($1).kinds.count }
        }
        return """
            files           \(texts.count)
            bytes           \(bytes)
            tokens          \(tokens)
            nodes           \(nodes)
            lexing          \(Self.rates(bytes, lexing))
            lexing+parsing  \(Self.rates(bytes, parsing))

            """
    }

    /// The times of several rounds, the quickest first.
    private func seconds(_ work: () -> Void) -> [Double] {
        (0..<Self.rounds).map { _ in
            let start = ContinuousClock.now
            work()
            return (ContinuousClock.now - start) / .seconds(1)
        }.sorted()
    }

    private static func rates(_ bytes: Int, _ seconds: [Double]) -> String {
        "best \(rate(bytes, seconds[0])) MB/s, median \(rate(bytes, seconds[seconds.count / 2])) MB/s"
    }

    /// Megabytes, of a million bytes, per second, with one decimal.
    private static func rate(_ bytes: Int, _ seconds: Double) -> String {
        let tenths = seconds > 0 ? Int((Double(bytes) / seconds / 100_000).rounded()) : 0
        return "\(tenths / 10).\(tenths % 10)"
    }
}
