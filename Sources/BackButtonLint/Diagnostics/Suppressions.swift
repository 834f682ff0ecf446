/// The directives of one file that silence rules: line comments that begin with `backlint:disable` or `backlint:enable`.
///
/// `disable:this`, `disable:next`, `disable:previous` speak of a line; `disable` holds up to `enable` or the end of the
/// file. Rule ids are separated by commas or spaces, `all` means every rule; what follows ` - ` is the reason.
struct Suppressions {
    private struct Directive {
        let lines: ClosedRange<Int>
        let rules: Set<String>
    }

    private var directives: [Directive] = []

    /// - Parameter comments: Line comments in source order, from `//` on.
    init(comments: [ByteRange], in bytes: [UInt8], lines: LineTable) {
        var open: [(line: Int, rules: Set<String>)] = []
        for comment in comments {
            let text = String(decoding: bytes[comment.start..<comment.end], as: UTF8.self)
            guard let (verb, rules) = Self.read(text) else { continue }
            let line = lines.line(at: comment.start)
            switch verb {
            case "disable:this": directives.append(Directive(lines: line...line, rules: rules))
            case "disable:next": directives.append(Directive(lines: line + 1...line + 1, rules: rules))
            case "disable:previous" where line > 1:
                directives.append(Directive(lines: line - 1...line - 1, rules: rules))
            case "disable": open.append((line, rules))
            case "enable":
                for (begin, silenced) in open {
                    let ended = rules.contains("all") ? silenced : silenced.intersection(rules)
                    if !ended.isEmpty { directives.append(Directive(lines: begin...line, rules: ended)) }
                }
                open = rules.contains("all") ? [] : open.map { ($0.line, $0.rules.subtracting(rules)) }
                open.removeAll(where: \.rules.isEmpty)
            default: break
            }
        }
        for (begin, rules) in open where !rules.isEmpty {
            directives.append(Directive(lines: begin...Int.max, rules: rules))
        }
    }

    /// Whether a directive silences a rule on a line, counted from 1.
    func silence(_ rule: String, onLine line: Int) -> Bool {
        directives.contains { $0.lines.contains(line) && ($0.rules.contains(rule) || $0.rules.contains("all")) }
    }

    /// The verb and the rules of a comment; nil if it is no directive of this kind.
    private static func read(_ comment: String) -> (verb: String, rules: Set<String>)? {
        let words = comment.drop { $0 == "/" || $0 == " " || $0 == "\t" }
        guard words.hasPrefix("backlint:") else { return nil }
        let said = words.dropFirst("backlint:".count)
        let verb = said.prefix { !$0.isWhitespace }
        var rules: Set<String> = []
        for word in said.dropFirst(verb.count).split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            if word == "-" { break }
            rules.insert(String(word))
        }
        return (String(verb), rules)
    }
}
