@testable import BackButtonLint

/// Makes up folders of few names and ignore files that have something to say about them.
struct IgnoreTreeGenerator {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// What folders and files are called: some with what patterns are written with, some that only bytes can spell.
    private static let pieces: [[UInt8]] =
        [
            "a", "b", "ab", "ba", "aab", "A", "aB", "a b", " a", "b ", "!a", "#b", "a[b]", "[a", "b]", "a\\b", "*a",
            "b?",
            "**", "é", "e\u{301}", "🥐", "a-b", "a.b", "-", "a\tb", "a\nb", "b\r", "a\"b", "a:b", "{a,b}", "^", "~",
        ].map { Array($0.utf8) } + [[0x61, 0xFF], [0xC3]]

    /// The letters of a pattern that is made up of nothing.
    private static let noise = "ab*?[]!^-\\/ #:a.swiftA\té".map { Array(String($0).utf8) }

    /// A few Swift files, all in folders of few names, so that patterns hit.
    mutating func paths() -> [[UInt8]] {
        (0..<random.next(below: 9) + 3).map { _ in
            let folders = (0..<random.next(below: 5)).map { _ in
                random.pick(Self.pieces) + (random.happens(onceIn: 9) ? Array(".swift".utf8) : [])
            }
            let file = random.pick(Self.pieces) + random.pick([".swift", ".swift", ".swift", ".Swift"]).utf8
            return Array((folders + [file]).joined(separator: [UInt8(ascii: "/")]))
        }
    }

    /// The contents of an ignore file that has something to say about `paths`.
    mutating func ignoreFile(for paths: [[UInt8]]) -> [UInt8] {
        var lines: [[UInt8]] = []
        for _ in 0..<random.next(below: 5) + 1 {
            if let path = paths.randomElement(using: &random), !random.happens(onceIn: 8) {
                lines.append(pattern(of: path))
            } else {
                lines.append((0..<random.next(below: 9)).flatMap { _ in random.pick(Self.noise) })
            }
        }
        let end = Array(random.pick(["\n", "\n", "\r\n"]).utf8)
        let mark = Array(random.pick(["", "", "\u{FEFF}"]).utf8)
        return mark + lines.joined(separator: end) + (random.happens(onceIn: 2) ? [] : end)
    }

    private mutating func pattern(of path: [UInt8]) -> [UInt8] {
        var parts = path.split(separator: UInt8(ascii: "/")).map(Array.init)
        if random.happens(onceIn: 3) { parts.removeLast(random.next(below: parts.count)) }
        if random.happens(onceIn: 3) { parts.removeFirst(random.next(below: parts.count)) }
        parts = parts.map { part in
            switch random.next(below: 8) {
            case 0: Array("*".utf8)
            case 1: Array("**".utf8)
            case 2: Array(part.prefix(1)) + random.pick(["*", "**", "?*", "***"]).utf8
            case 3: Array("*".utf8) + part.suffix(random.next(below: part.count) + 1)
            case 4: part.flatMap { disguise($0) }
            case 5: part.map { random.happens(onceIn: 3) ? $0 ^ 0x20 : $0 }
            default: part
            }
        }
        if random.happens(onceIn: 8) { parts.insert(Array("**".utf8), at: random.next(below: parts.count + 1)) }
        let start = Array(random.pick(["", "", "", "/", "**/", "!", "!", "!/", "*/", "\\", "!**/", "//"]).utf8)
        let end = random.pick(["", "", "", "", "/", "/*", "/**", " ", "\\ ", "  ", "*", "\\", "//", "\t", "\\\\"]).utf8
        let separator = Array(random.pick(["/", "/", "/", "/**/", "\\/", "//", "/*/"]).utf8)
        return start + parts.joined(separator: separator) + end
    }

    /// A byte as a pattern may write it.
    private mutating func disguise(_ byte: UInt8) -> [UInt8] {
        func around(_ before: String, _ after: String) -> [UInt8] { Array(before.utf8) + [byte] + after.utf8 }
        switch random.next(below: 13) {
        case 0: return Array("?".utf8)
        case 1: return around("\\", "")
        case 2: return around("[", "]")
        case 3: return around("[!", "]")
        case 4: return around("[^x", "-]")
        case 5: return Array(random.pick(["[a-z]", "[A-Z]", "[^/]", "[!-~]"]).utf8)
        case 6: return Array(random.pick(["[[:alpha:]]", "[[:punct:][:space:]]", "[[:nope:]]", "[[:alpha:"]).utf8)
        case 7: return Array(random.pick(["[[:upper:]]", "[![:lower:]]", "[[:alnum:]-]", "[[:cntrl:]]"]).utf8)
        case 8: return random.happens(onceIn: 2) ? around("[]-", "]") : around("[a\\-", "]")
        case 9: return random.pick([Array("[z-a]".utf8), around("[\\", "]"), around("[--", "]"), around("[/", "]")])
        default: return [byte]
        }
    }
}
