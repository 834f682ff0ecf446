extension Directive {
    /// The directives of a text, in source order.
    ///
    ///     directive = "//" blank* "backlint:" verb (separator+ rule)* (separator* dash+ reason)?
    ///     separator = blank | ","
    ///
    /// A dash that divides stands at the end or the beginning of a word; the long ones of a word processor do so within
    /// one too. What follows further slashes is a comment on the comment, and belongs neither to rules nor to a reason.
    package static func all(in tree: SyntaxTree) -> [Directive] {
        var lines: LineTable?
        return tree.lineComments.compactMap { comment in
            guard let said = said(in: comment, of: tree.bytes) else { return nil }
            var words = Words(rest: said.trimmingBlanks())
            guard let word = words.nextVerb() else { return nil }
            var rules: [String] = []
            while let rule = words.next() { rules.append(rule) }
            let table = lines ?? LineTable(tree.bytes)
            lines = table
            return Directive(
                word: word,
                rules: rules,
                reason: words.reason,
                place: tree.bytes.trimmingEnd(of: comment),
                reach: reach(of: Verb(rawValue: word), onLine: table.line(at: comment.start), table)
            )
        }
    }

    private static let mark = Array("backlint:".utf8)

    /// What stands behind the mark; nil without it.
    private static func said(in comment: ByteRange, of bytes: [UInt8]) -> Substring? {
        let text = bytes[comment.start + 2..<comment.end]
        let marked = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard marked.starts(with: mark) else { return nil }
        return Substring(decoding: marked.dropFirst(mark.count), as: UTF8.self)
    }

    private static func reach(of verb: Verb?, onLine line: Int, _ lines: LineTable) -> ByteRange {
        switch verb {
        case .disableNext: lines.range(ofLine: line + 1)
        case .disablePrevious: lines.range(ofLine: line - 1)
        case .locked: ByteRange(lines.range(ofLine: line).start, lines.range(ofLine: line + 1).end)
        case .disable, .disableThis, .enable, nil: lines.range(ofLine: line)
        }
    }

    /// The words of a directive, taken from its front.
    private struct Words {
        var rest: Substring
        private(set) var reason = ""

        init(rest: Substring) { self.rest = rest }

        /// What stands directly behind the mark.
        ///
        /// Behind a blank stands prose, unless it is a verb: then the blank is a slip, and stays part of the word.
        mutating func nextVerb() -> String? {
            guard rest.first?.isWhitespace == true else { return next() }
            guard let word = next(), Verb(rawValue: word) != nil else { return nil }
            return " " + word
        }

        /// The next word before the dash; nil if there is none, and then the reason is known.
        mutating func next() -> String? {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            guard let first = rest.first, !rest.hasPrefix("//") else {
                rest = ""
                return nil
            }
            if first.isDash {
                let said = rest.drop { $0.isDash }.drop { $0.isWhitespace }
                if !said.hasPrefix("//") { reason = String(said) }
                rest = ""
                return nil
            }
            var word = rest.prefix { !$0.isWhitespace && $0 != "," && !$0.isLongDash }
            while word.last?.isDash == true { word.removeLast() }
            rest = rest[word.endIndex...]
            return String(word)
        }
    }
}

extension Substring {
    fileprivate func trimmingBlanks() -> Substring {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension [UInt8] {
    /// A run without the blanks at its end.
    fileprivate func trimmingEnd(of range: ByteRange) -> ByteRange {
        var end = range.end
        while end > range.start, self[end - 1] == UInt8(ascii: " ") || self[end - 1] == UInt8(ascii: "\t") { end -= 1 }
        return ByteRange(range.start, end)
    }
}

extension Character {
    fileprivate var isDash: Bool { self == "-" || isLongDash }

    /// What stands for a dash in set text: figure dash to horizontal bar, and the minus sign.
    fileprivate var isLongDash: Bool { ("\u{2012}"..."\u{2015}").contains(self) || self == "\u{2212}" }
}
