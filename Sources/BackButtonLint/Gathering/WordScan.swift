/// Finds the words of a source without understanding it, and those that may be declared there.
///
/// Words in comments and strings count. A word may be declared if it follows a keyword that declares, or a comma in a
/// list that such a keyword began; comments between change nothing. Too many are taken for declared, never too few.
struct WordScan {
    /// What may make the next word a declared one.
    private struct State {
        /// The keyword or comma before it says so.
        var isExpected = false
        /// `let`, `var` or `case` began a list that goes on.
        var isList = false
        /// All words up to the brace or colon are names: `extension A.B`.
        var isExtension = false
        /// A line comment began where a declared word was expected: behind it one still is.
        var isExpectedBehindLine = false
        /// The same for a block comment: how many are open, one in the other.
        var expectingBlocks = 0

        var isIdle: Bool { !(isExpected || isList || isExtension || isExpectedBehindLine) && expectingBlocks == 0 }
    }

    /// Calls `body` with each word's hash and whether it may be declared there.
    ///
    /// - Parameters:
    ///   - count: How many bytes the source has.
    ///   - readable: How many bytes may be read; eight more than `count` make it fast.
    @inline(__always)
    static func run(_ base: UnsafePointer<UInt8>, count: Int, readable: Int, _ body: (UInt32, Bool) -> Void) {
        var state = State()
        var index = 0
        let keywords = Keywords.shared
        ScanClass.table.withUnsafeBufferPointer { classes in
            while true {
                if state.isIdle {
                    while index < count, classes[Int(base[index])] != ScanClass.word { index += 1 }
                } else {
                    while index < count {
                        let byteClass = classes[Int(base[index])]
                        if byteClass == ScanClass.word { break }
                        pass(byteClass, next: index + 1 < count ? base[index + 1] : 0, &state)
                        index += 1
                    }
                }
                guard index < count else { return }
                let start = index
                repeat { index += 1 } while index < count && classes[Int(base[index])] == ScanClass.word
                let hash = WordHash.value(base + start, length: index - start, readable: readable - start)
                body(hash, state.isExpected || state.isExtension)
                let kind = keywords.kind(of: hash)
                if kind == .none {
                    state.isExpected = false
                } else {
                    state.isExpected = kind != .ends
                    state.isList = state.isList || kind == .beginsList
                    state.isExtension = kind == .extends
                }
            }
        }
    }

    /// Takes one byte that belongs to no word.
    private static func pass(_ byteClass: UInt8, next: UInt8, _ state: inout State) {
        switch byteClass {
        case ScanClass.blank:
            break
        case ScanClass.lineEnd:
            if state.isExpectedBehindLine {
                state.isExpectedBehindLine = false
                state.isExpected = true
            }
            if !state.isExpected, state.expectingBlocks == 0 { state.isList = false }
        case ScanClass.comma:
            state.isExpected = state.isExpected || state.isList
        case ScanClass.slash:
            if next == UInt8(ascii: "/") {
                state.isExpectedBehindLine = state.isExpectedBehindLine || state.isExpected
            } else if next == UInt8(ascii: "*"), state.isExpected || state.expectingBlocks > 0 {
                state.expectingBlocks += 1
            }
        case ScanClass.star:
            if next == UInt8(ascii: "/"), state.expectingBlocks > 0 {
                state.expectingBlocks -= 1
                state.isExpected = state.isExpected || state.expectingBlocks == 0
            }
        case ScanClass.opening:
            state.isExtension = false
            state.isExpected = false
        default:
            state.isExpected = false
        }
    }
}

/// What a byte is to a scan for words.
private enum ScanClass {
    static let word: UInt8 = 0
    /// Nothing that stands between a keyword and the name it declares.
    static let blank: UInt8 = 1
    static let lineEnd: UInt8 = 2
    static let comma: UInt8 = 3
    static let slash: UInt8 = 4
    static let star: UInt8 = 5
    /// Ends the name of an extension.
    static let opening: UInt8 = 6
    static let other: UInt8 = 7

    static let table: [UInt8] = (0...255).map { (byte: UInt8) -> UInt8 in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            word
        // Backticks stand around a name, parentheses around several. `$name` is a use of `name`.
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "`"), UInt8(ascii: "("), 0, 0x0B, 0x0C: blank
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lineEnd
        case UInt8(ascii: ","): comma
        case UInt8(ascii: "/"): slash
        case UInt8(ascii: "*"): star
        case UInt8(ascii: "{"), UInt8(ascii: ":"): opening
        default: other
        }
    }
}

/// The words that say something about the next one.
private struct Keywords: Sendable {
    enum Kind: UInt8 {
        case none, declares, beginsList, extends, ends
    }

    static let shared = Keywords()

    /// By the hash's last bits; words that fall together stand one behind the other.
    private var hashes = [UInt32](repeating: 0, count: 256)
    private var kinds = [Kind](repeating: .none, count: 256)

    private init() {
        let declaring = [
            "struct", "class", "actor", "enum", "protocol", "func", "typealias", "associatedtype", "macro",
        ]
        for word in declaring { add(word, .declares) }
        for word in ["let", "var", "case"] { add(word, .beginsList) }
        add("extension", .extends)
        add("where", .ends)
    }

    private mutating func add(_ word: String, _ kind: Kind) {
        let hash = WordHash(word).value
        var slot = Int(hash & 255)
        while kinds[slot] != .none { slot = (slot + 1) & 255 }
        hashes[slot] = hash
        kinds[slot] = kind
    }

    @inline(__always)
    func kind(of hash: UInt32) -> Kind {
        var slot = Int(hash & 255)
        while kinds[slot] != .none {
            if hashes[slot] == hash { return kinds[slot] }
            slot = (slot + 1) & 255
        }
        return .none
    }
}
