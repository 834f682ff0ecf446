/// What people take for "back" on a control: symbols and words.
///
/// Source of the symbols' names: Apple's SF Symbols.
enum BackSigns {
    /// Symbols that point back. Their variants count too: `chevron.left.circle.fill`.
    static let arrows = ["chevron.left", "chevron.backward", "arrow.left", "arrow.backward"]

    /// Symbols that say close.
    static let crosses = ["xmark"]

    /// What may follow a symbol's name and changes only how it is drawn.
    private static let variants: Set<Substring> = ["circle", "square", "fill", "app"]

    /// Parts of an image's name that say what a way back shows.
    static let imageWords: Set<Name> = [
        Name("back"), Name("arrow"), Name("chevron"), Name("left"), Name("close"), Name("dismiss"), Name("x"),
        Name("xmark"), Name("cancel"), Name("exit"), Name("prev"), Name("previous"), Name("angle"), Name("return"),
        Name("caret"), Name("cross"),
    ]

    /// Words that are a whole label and say that the screen is left, in lower case.
    static let leavingLabels: Set<String> = ["back", "close", "cancel", "dismiss"]

    /// Of these, and beside them, those that say where to: to the screen before.
    static let backLabels: Set<String> = ["back", "go back"]

    static func isArrow(_ symbol: String) -> Bool { arrows.contains { isVariant(symbol, of: $0) } }

    /// Symbols that point left in every language.
    static let unmirrored = ["chevron.left", "arrow.left"]

    /// Whether a symbol is such an arrow and nothing around it.
    static func isPlainArrow(_ symbol: String) -> Bool { arrows.contains(symbol) }

    /// The name of the symbol that points the other way where people read from right to left; nil for one that does
    /// so already, or points nowhere.
    static func mirrored(_ symbol: String) -> String? {
        for (left, backward) in [("chevron.left", "chevron.backward"), ("arrow.left", "arrow.backward")]
        where isVariant(symbol, of: left) {
            return backward + symbol.dropFirst(left.count)
        }
        return nil
    }

    static func isCross(_ symbol: String) -> Bool { crosses.contains { isVariant(symbol, of: $0) } }

    private static func isVariant(_ symbol: String, of base: String) -> Bool {
        guard symbol.hasPrefix(base) else { return false }
        let rest = symbol.dropFirst(base.count)
        return rest.isEmpty || rest.first == "." && rest.split(separator: ".").allSatisfy(variants.contains)
    }
}
