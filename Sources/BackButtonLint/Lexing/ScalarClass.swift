/// What a scalar beyond ASCII may be part of, by the code point ranges of the Swift grammar.
enum ScalarClass {
    /// Begins or continues an identifier.
    case nameStart
    /// A combining mark: continues an identifier or an operator, begins nothing.
    case combining
    /// Begins or continues an operator.
    case operatorStart
    /// A variation selector: continues operators, and identifiers begin and continue with it as well.
    case nameStartInOperator
    /// Unicode's white space. The compiler warns of U+00A0, and reads over the others with an error.
    case blank
    /// U+FEFF: white space between tokens, part of a name within one.
    case byteOrderMark
    case other

    var startsName: Bool { self == .nameStart || self == .nameStartInOperator }

    var continuesName: Bool { startsName || self == .combining || self == .byteOrderMark }

    var continuesOperator: Bool { self == .operatorStart || self == .combining || self == .nameStartInOperator }

    init(of scalar: UInt32) {
        switch scalar {
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: self = .blank
        case 0xFEFF: self = .byteOrderMark
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: self = .combining
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .nameStartInOperator
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            self = .operatorStart
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
            0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
            0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
            self = .nameStart
        case 0x10000...0xEFFFF: self = scalar & 0xFFFF <= 0xFFFD ? .nameStart : .other
        default: self = .other
        }
    }
}

/// A scalar read from UTF-8.
struct DecodedScalar {
    let value: UInt32
    /// Bytes it takes, 1 to 4.
    let length: Int

    var scalarClass: ScalarClass { ScalarClass(of: value) }
}
