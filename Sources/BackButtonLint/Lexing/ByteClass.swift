/// What a byte can begin, as the lexer's dispatch sees it.
///
/// The classes that continue an identifier come first, so one comparison tests for all of them.
enum ByteClass: UInt8 {
    /// `A`-`Z`, `a`-`z`, `_`.
    case letter
    case digit
    case dollar
    /// The lead or a continuation byte of a scalar beyond ASCII.
    case beyondASCII
    /// Blank, tab, vertical tab, form feed, NUL.
    case blank
    case lineEnd
    case slash
    /// Any other character of operators.
    case operatorCharacter
    case quote
    case pound
    case backtick
    case colon
    case leftParen, rightParen
    /// Every other byte that is a token by itself.
    case punctuation
    case unknown

    var continuesName: Bool { rawValue <= ByteClass.dollar.rawValue }

    init(of byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            self = .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
        case UInt8(ascii: "$"): self = .dollar
        case 0x80...: self = .beyondASCII
        case 0, 0x09, 0x0B, 0x0C, 0x20: self = .blank
        case 0x0A, 0x0D: self = .lineEnd
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
            UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
            self = .operatorCharacter
        case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quote
        case UInt8(ascii: "#"): self = .pound
        case UInt8(ascii: "`"): self = .backtick
        case UInt8(ascii: ":"): self = .colon
        case UInt8(ascii: "("): self = .leftParen
        case UInt8(ascii: ")"): self = .rightParen
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
            self = .punctuation
        default: self = .unknown
        }
    }

    /// The class of each of the 256 bytes.
    static let table: [ByteClass] = (0...255).map { ByteClass(of: UInt8($0)) }
}
