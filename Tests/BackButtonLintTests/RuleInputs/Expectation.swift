import BackButtonLint

/// What an input says about itself, in a comment at the end of the line it is about, or above that line.
///
///     .navigationBarBackButtonHidden()  // expect: missing_back_button "OrderView", missing_swipe_back
///     // expect-below: missing_back_button
///     // screen: leading app pushed            way back, swipe back, reached; `-` = anything
///     // screen: none none - conditional locked "OrderView"
///     // use: leading app pushed               at the called name of a use of a modifier or wrapper
///     // expect: nothing                       an input without a finding and without a screen
///
/// The forms with `-below` are about the next line that holds more than a comment. Every finding, every screen and every
/// use needs its comment, and every comment its finding, screen or use.
struct Expectation: Equatable, Sendable {
    /// The file of the input it stands in, relative to the root, with `/`.
    let path: String
    /// The line it is about, from 1.
    let line: Int
    let subject: Subject

    enum Subject: Equatable, Sendable {
        case finding(rule: String, part: String)
        case screen(Verdicts, hides: String, locked: Bool, name: String?)
        case use(Verdicts)
        case nothing
    }

    /// The three words of a screen or use; nil where anything will do.
    struct Verdicts: Equatable, Sendable {
        var wayBack: String?
        var swipeBack: String?
        var reached: String?
    }
}

extension Expectation {
    /// A comment that means to be an expectation and isn't one.
    struct Malformed: Error, CustomStringConvertible {
        let path: String
        let line: Int
        let reason: String

        var description: String { "\(path):\(line): \(reason)" }
    }

    /// All expectations of a text, in source order.
    static func read(_ text: String, path: String) throws -> [Expectation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var found: [Expectation] = []
        for (index, line) in lines.enumerated() where line.contains("// ") {
            for comment in comments(of: line) {
                guard let mark = Mark(comment) else { continue }
                let about = mark.isBelow ? below(index, in: lines) : index
                do {
                    for subject in try subjects(of: mark) {
                        found.append(Expectation(path: path, line: about + 1, subject: subject))
                    }
                } catch let reason as Reason {
                    throw Malformed(path: path, line: index + 1, reason: reason.words)
                }
            }
        }
        return found
    }

    private static func comments(of line: Substring) -> [Substring] {
        var parts: [Substring] = []
        var start = line.startIndex
        var index = line.startIndex
        while let slash = line[index...].firstIndex(of: "/") {
            let next = line.index(after: slash)
            if next < line.endIndex, line[next] == "/" {
                parts.append(line[start..<slash])
                start = line.index(after: next)
                index = start
            } else {
                index = next
            }
        }
        parts.append(line[start...])
        return Array(parts.dropFirst())
    }

    private static func below(_ index: Int, in lines: [Substring]) -> Int {
        var next = index + 1
        while next < lines.count, lines[next].drop(while: { $0 == " " }).hasPrefix("//") { next += 1 }
        return next
    }

    /// A comment cut into its word, such as `expect`, and what it says.
    private struct Mark {
        let word: Substring
        let isBelow: Bool
        let said: Substring

        init?(_ comment: Substring) {
            let text = comment.drop { $0 == " " }
            guard let colon = text.firstIndex(of: ":") else { return nil }
            let word = text[..<colon]
            isBelow = word.hasSuffix("-below")
            self.word = isBelow ? word.dropLast("-below".count) : word
            guard ["expect", "screen", "use"].contains(self.word) else { return nil }
            said = text[text.index(after: colon)...]
        }
    }

    private struct Reason: Error {
        let words: String
    }

    private static func subjects(of mark: Mark) throws -> [Subject] {
        guard mark.word != "expect" else { return try findings(of: mark.said) }
        var (words, name) = try words(of: mark.said)
        guard words.count >= 3 else { throw Reason(words: "`\(mark.word):` wants way back, swipe back and reached") }
        let verdicts = Verdicts(
            wayBack: try pick(words[0], of: ["leading", "elsewhere", "none", "unknown"]),
            swipeBack: try pick(words[1], of: ["app", "screen", "none", "unknown"]),
            reached: try pick(words[2], of: ["pushed", "presented", "root", "unknown"]))
        words.removeFirst(3)
        if mark.word == "use" {
            guard words.isEmpty, name == nil else { throw Reason(words: "`use:` takes three words") }
            return [.use(verdicts)]
        }
        let isLocked = words.contains("locked")
        words.removeAll { $0 == "locked" }
        guard words.count <= 1 else { throw Reason(words: "`\(words[1])` is one word too many") }
        let hides = try words.first.map { try pick($0, of: ["conditional", "never"]) } ?? "always"
        return [.screen(verdicts, hides: hides ?? "always", locked: isLocked, name: name)]
    }

    private static func findings(of said: Substring) throws -> [Subject] {
        try said.split(separator: ",").map { one in
            let (words, part) = try words(of: one)
            guard words.count == 1 else { throw Reason(words: "`expect:` wants one rule id between commas") }
            return words[0] == "nothing" ? .nothing : .finding(rule: words[0], part: part ?? "")
        }
    }

    /// The bare words, and the quoted text behind them.
    private static func words(of said: Substring) throws -> (words: [String], quoted: String?) {
        let pieces = said.split(separator: "\"", omittingEmptySubsequences: false)
        let words = pieces[0].split(separator: " ").map(String.init)
        guard pieces.count > 1 else { return (words, nil) }
        guard pieces.count == 3, pieces[2].allSatisfy({ $0 == " " }) else {
            throw Reason(words: "a quote is open, or text follows it")
        }
        return (words, String(pieces[1]))
    }

    private static func pick(_ word: String, of known: [String]) throws -> String? {
        guard word != "-" else { return nil }
        guard known.contains(word) else {
            throw Reason(words: "`\(word)` is none of \(known.joined(separator: ", "))")
        }
        return word
    }
}
