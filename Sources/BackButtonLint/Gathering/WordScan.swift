/// Finds the words of a source without understanding it, and those that may be declared there.
///
/// Words in comments and strings count; `$name` counts as `name`. A word may be declared if it follows a keyword that declares, or a comma in a
/// list that such a keyword began; comments between change nothing. A list goes from line to line where a comma stands at
/// the end of the one or the start of the other; a name behind an initial value of several lines is the one that is missed.
/// Far more often a word is taken for declared that isn't.
struct WordScan {
    /// What may make the next word a declared one.
    private struct State {
        /// What the keyword or comma before the next word makes of it.
        var expected: WordRoles = []
        /// `let`, `var` or `case` began a list that goes on.
        var isList = false
        /// The list's line has ended without a comma: one may still come before the next word.
        var isListAtEnd = false
        /// All words up to the brace or colon are names: `extension A.B`.
        var isExtension = false
        /// A line comment began where a declared word was expected: behind it one still is.
        var expectedBehindLine: WordRoles = []
        /// A line comment began in a list: behind it the list is as it was.
        var isListBehindLine = false
        /// How many block comments are open, one in the other, that began where a declared word was expected.
        var expectingBlocks = 0
        /// What is expected behind these.
        var expectedBehindBlocks: WordRoles = []

        var isIdle: Bool {
            expected.isEmpty && !isList && !isExtension && expectedBehindLine.isEmpty && !isListBehindLine
                && expectingBlocks == 0
        }
    }

    private var state = State()

    /// Where the bytes start that have not been looked at by `pass`.
    private var passed = 0

    /// Calls `body` with each word's hash and what it may be declared as there.
    ///
    /// - Parameters:
    ///   - source: `padding` bytes behind it must be readable, and 0.
    ///   - sourceCount: How many bytes it has.
    @inline(__always)
    static func run(_ source: UnsafePointer<UInt8>, count sourceCount: Int, _ body: (UInt32, WordRoles) -> Void) {
        // A byte-order mark would be taken for the first letters of a word.
        let mark = sourceCount >= 3 && source[0] == 0xEF && source[1] == 0xBB && source[2] == 0xBF ? 3 : 0
        let base = source + mark
        let count = sourceCount - mark
        var scan = WordScan()
        let keywords = Keywords.shared
        // The start of the word that the block before left open.
        var start: Int?
        var block = 0
        while block <= count {
            if WordBytes.holdBacktick(base + block) {
                takeRawNames(base, in: block..<min(block + 64, count), of: count, body)
            }
            var words = WordBytes.words(in: base + block)
            // What lies behind the source is no word, and ends the last one.
            if count - block < 64 { words &= (1 << UInt64(count - block)) - 1 }
            // Each bit is the first byte of a word or the first behind one, in turn.
            var edges = words ^ (words << 1 | (start == nil ? 0 : 1))
            while edges != 0 {
                let edge = block + edges.trailingZeroBitCount
                edges &= edges - 1
                guard let first = start else {
                    start = edge
                    continue
                }
                scan.take(base, from: first, to: edge, keywords, body)
                start = nil
            }
            block += 64
        }
    }

    /// How many bytes behind a source are read along with it.
    static var padding: Int { 64 }

    @inline(__always)
    private mutating func take(
        _ base: UnsafePointer<UInt8>,
        from start: Int,
        to end: Int,
        _ keywords: Keywords,
        _ body: (UInt32, WordRoles) -> Void
    ) {
        if !state.isIdle {
            pass(base, from: passed, to: start)
            state.isList = state.isList && (!state.expected.isEmpty || !state.isListAtEnd)
            state.isListAtEnd = false
        }
        passed = end
        var roles = state.isExtension ? state.expected.union(.extended) : state.expected
        if !roles.isEmpty {
            if LineStart.isUnindented(base, at: start) { roles.insert(.unindented) }
            if !roles.isDisjoint(with: [.type, .extended]), !Self.isBrace(base, behind: end) {
                roles.insert(.inheriting)
            }
        }
        // `$name`, the binding of a property, is read as `name`.
        let sign = base[start] == UInt8(ascii: "$") && end > start + 1 ? 1 : 0
        let hash = WordHash.value(base + start + sign, length: end - start - sign, readable: end - start - sign + 8)
        body(hash, roles)
        let kind = keywords.kind(of: hash)
        state.expected = kind.roles
        if kind != .none {
            state.isList = state.isList || kind == .beginsList
            state.isExtension = kind == .extends
        }
    }

    /// Takes the names that begin in a block and hold more than one word, or signs, as backticks allow it:
    /// `` `Shopping list` ``. In a comment it may be prose, and behind a name what stands before the next one.
    ///
    /// - Parameters:
    ///   - block: Where the block's bytes lie in the source.
    ///   - count: How many bytes the source has.
    @inline(never)
    private static func takeRawNames(
        _ base: UnsafePointer<UInt8>, in block: Range<Int>, of count: Int, _ body: (UInt32, WordRoles) -> Void
    ) {
        for open in block where base[open] == UInt8(ascii: "`") {
            var end = open + 1
            var isPlain = true
            while end < count, base[end] != UInt8(ascii: "`"), base[end] != UInt8(ascii: "\n"),
                base[end] != UInt8(ascii: "\r")
            {
                isPlain = isPlain && WordBytes.isWord(base[end])
                end += 1
            }
            // A plain name is a word like others; what nobody closes on its line is no name.
            guard !isPlain, end < count, base[end] == UInt8(ascii: "`") else { continue }
            let length = end - open - 1
            body(WordHash.value(base + open + 1, length: length, readable: length), .all)
        }
    }

    /// Whether a brace is the first that stands behind a word.
    private static func isBrace(_ base: UnsafePointer<UInt8>, behind end: Int) -> Bool {
        var index = end
        while base[index] == UInt8(ascii: " ") || base[index] == UInt8(ascii: "\n") { index += 1 }
        return base[index] == UInt8(ascii: "{")
    }

    /// Takes the bytes between two words.
    private mutating func pass(_ base: UnsafePointer<UInt8>, from start: Int, to end: Int) {
        for index in start..<end { Self.pass(base[index], next: base[index + 1], &state) }
    }

    /// Takes one byte that belongs to no word.
    @inline(__always)
    private static func pass(_ byte: UInt8, next: UInt8, _ state: inout State) {
        switch byte {
        // Backticks stand around a name, parentheses around several.
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "`"), UInt8(ascii: "("), 0, 0x0B, 0x0C:
            break
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            state.expected.formUnion(state.expectedBehindLine)
            state.expectedBehindLine = []
            state.isList = state.isList || state.isListBehindLine
            state.isListBehindLine = false
            state.isListAtEnd = state.expectingBlocks == 0
        case UInt8(ascii: ","):
            if state.isList { state.expected.insert(.value) }
        case UInt8(ascii: "/"):
            if next == UInt8(ascii: "/") {
                state.expectedBehindLine.formUnion(state.expected)
                state.isListBehindLine = state.isListBehindLine || state.isList
            } else if next == UInt8(ascii: "*"), !state.expected.isEmpty || state.expectingBlocks > 0 {
                state.expectedBehindBlocks.formUnion(state.expected)
                state.expectingBlocks += 1
            }
        case UInt8(ascii: "*"):
            if next == UInt8(ascii: "/"), state.expectingBlocks > 0 {
                state.expectingBlocks -= 1
                if state.expectingBlocks == 0 {
                    state.expected.formUnion(state.expectedBehindBlocks)
                    state.expectedBehindBlocks = []
                }
            }
        case UInt8(ascii: "{"), UInt8(ascii: ":"):
            state.isExtension = false
            state.expected = []
        default:
            state.expected = []
        }
    }
}

/// Which bytes make up words.
private enum WordBytes {
    private typealias Vector = SIMD16<UInt8>

    /// Tells for each of 64 bytes whether it belongs to a word; the first byte has the lowest bit.
    @inline(__always)
    static func words(in start: UnsafePointer<UInt8>) -> UInt64 {
        let base = UnsafeRawPointer(start)
        var words = bits(base.loadUnaligned(as: Vector.self))
        words |= bits(base.loadUnaligned(fromByteOffset: 16, as: Vector.self)) << 16
        words |= bits(base.loadUnaligned(fromByteOffset: 32, as: Vector.self)) << 32
        words |= bits(base.loadUnaligned(fromByteOffset: 48, as: Vector.self)) << 48
        return words
    }

    /// Whether one of 64 bytes is a backtick.
    @inline(__always)
    static func holdBacktick(_ start: UnsafePointer<UInt8>) -> Bool {
        let base = UnsafeRawPointer(start)
        let backtick = Vector(repeating: UInt8(ascii: "`"))
        var found = base.loadUnaligned(as: Vector.self) .== backtick
        found .|= base.loadUnaligned(fromByteOffset: 16, as: Vector.self) .== backtick
        found .|= base.loadUnaligned(fromByteOffset: 32, as: Vector.self) .== backtick
        found .|= base.loadUnaligned(fromByteOffset: 48, as: Vector.self) .== backtick
        return any(found)
    }

    /// Whether a byte is a letter, digit, `_`, `$` or no ASCII.
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }

    /// Letters, digits, `_`, `$` and whatever isn't ASCII.
    @inline(__always)
    private static func bits(_ bytes: Vector) -> UInt64 {
        // Both sides are whole vectors: with a number on one of them, each byte would be compared by itself.
        let letters =
            ((bytes | Vector(repeating: 0x20)) &- Vector(repeating: UInt8(ascii: "a"))) .< Vector(repeating: 26)
        let digits = (bytes &- Vector(repeating: UInt8(ascii: "0"))) .< Vector(repeating: 10)
        let lines = bytes .== Vector(repeating: UInt8(ascii: "_"))
        let dollars = bytes .== Vector(repeating: UInt8(ascii: "$"))
        let others = bytes .>= Vector(repeating: 0x80)
        let isWord = unsafeBitCast(letters .| digits .| lines .| dollars .| others, to: Vector.self)
        // Each byte keeps a bit of its own within its half, so that a product adds up all eight in the highest byte.
        let own = Vector(1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128)
        let halves = unsafeBitCast(isWord & own, to: SIMD2<UInt64>.self)
        let sum: UInt64 = 0x0101_0101_0101_0101
        return (halves[0].littleEndian &* sum) >> 56 | ((halves[1].littleEndian &* sum) >> 56) << 8
    }
}

/// The words that say something about the next one.
private struct Keywords: Sendable {
    enum Kind: UInt8 {
        case none, declaresType, declaresAlias, declaresFunction, beginsList, extends, ends

        /// What the next word is declared as.
        @inline(__always)
        var roles: WordRoles {
            switch self {
            case .none, .ends: []
            case .declaresType: .type
            case .declaresAlias: .alias
            case .extends: .extended
            case .declaresFunction: .function
            case .beginsList: .value
            }
        }
    }

    static let shared = Keywords()

    /// By the hash's last bits; words that fall together stand one behind the other.
    private var hashes = [UInt32](repeating: 0, count: 256)
    private var kinds = [Kind](repeating: .none, count: 256)

    private init() {
        for word in ["struct", "class", "actor", "enum", "protocol"] { add(word, .declaresType) }
        for word in ["typealias", "associatedtype"] { add(word, .declaresAlias) }
        for word in ["func", "macro"] { add(word, .declaresFunction) }
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
