/// A pattern as in an ignore file, or a path, counted from a folder.
package struct Glob: Hashable, Sendable {
    /// How many folders above its own one it counts from: the `../` at its beginning.
    package let climbs: Int

    /// What is left behind them; `./` at its beginning is gone too.
    package let pattern: String

    /// Nil for what can match nothing.
    package init?(_ text: String) {
        var rest = text[...]
        var climbs = 0
        while true {
            if rest == ".." || rest.hasPrefix("../") {
                climbs += 1
                rest = rest.dropFirst(3)
            } else if rest == "." || rest.hasPrefix("./") {
                rest = rest.dropFirst(2)
            } else {
                break
            }
        }
        guard Self.parts(of: rest).allSatisfy({ Self.matchesSomething($0) }), !text.utf8.contains(where: { $0 < 0x20 })
        else { return nil }
        self.climbs = climbs
        // A pattern with a slash counts from its folder alone: one that had a dot in front is meant so.
        let isAnchored = rest.count < text.count && !rest.isEmpty && !rest.contains("/")
        pattern = (isAnchored ? "/" : "") + rest
    }

    /// Why `init` refuses a text.
    package static func fault(in text: String) -> String {
        if text.utf8.contains(where: { $0 < 0x20 }) { return "it has a control character in it" }
        if parts(of: text[...]).contains("..") { return "'..' may only stand at its beginning" }
        return "a bracket or a backslash in it is left open"
    }

    /// The names and wildcards between the slashes.
    package var parts: [Substring] { Self.parts(of: pattern[...]) }

    /// Those before the first wildcard.
    package var literalParts: [Substring] { Array(parts.prefix { !$0.utf8.contains(where: Wildcard.isSpecial) }) }

    private static func parts(of text: Substring) -> [Substring] { text.split(separator: "/") }

    private static func matchesSomething(_ part: Substring) -> Bool {
        part != ".." && Wildcard(Array(part.utf8)[...], isPath: false) != nil
    }
}
