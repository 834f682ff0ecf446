/// The bytes of a text, and the questions about them that need no state.
struct LexerInput {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The class of each of the 256 bytes.
    let classes: UnsafeBufferPointer<ByteClass>

    var count: Int { bytes.count }

    @inline(__always)
    subscript(offset: Int) -> UInt8 { bytes[offset] }

    /// The byte at an offset; 0 behind the end.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

    /// The byte before an offset; 0 at the start.
    func byteBefore(_ offset: Int) -> UInt8 { offset > 0 ? self[offset - 1] : 0 }

    @inline(__always)
    func byteClass(_ offset: Int) -> ByteClass { offset < count ? classes[Int(bytes[offset])] : .unknown }

    func isDigit(_ offset: Int) -> Bool { byteClass(offset) == .digit }

    func isLineEnd(_ offset: Int) -> Bool { byteClass(offset) == .lineEnd }

    /// The offset of the next line feed or carriage return, or the end of the text.
    func lineEnd(from offset: Int) -> Int {
        var offset = offset
        while offset < count, byteClass(offset) != .lineEnd { offset += 1 }
        return offset
    }

    func poundsEnd(from offset: Int) -> Int {
        var offset = offset
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return offset
    }

    func stands(_ words: StaticString, at offset: Int) -> Bool {
        guard offset + words.utf8CodeUnitCount <= count else { return false }
        for index in 0..<words.utf8CodeUnitCount where self[offset + index] != words.utf8Start[index] { return false }
        return true
    }

    /// The offset behind the characters that continue an identifier.
    @inline(__always)
    func nameEnd(from offset: Int) -> Int {
        var offset = offset
        while offset < count {
            let byteClass = byteClass(offset)
            if byteClass.continuesName {
                offset += 1
            } else if byteClass == .beyondASCII, let scalar = scalar(at: offset), scalar.scalarClass.continuesName {
                offset += scalar.length
            } else {
                break
            }
        }
        return offset
    }

    /// The scalar at an offset, or nothing where the bytes aren't well-formed UTF-8.
    func scalar(at offset: Int) -> DecodedScalar? {
        let lead = self[offset]
        let length: Int
        let least: UInt32
        var value: UInt32
        switch lead {
        case 0..<0x80: return DecodedScalar(value: UInt32(lead), length: 1)
        case 0xC2..<0xE0: (length, least, value) = (2, 0x80, UInt32(lead & 0x1F))
        case 0xE0..<0xF0: (length, least, value) = (3, 0x800, UInt32(lead & 0x0F))
        case 0xF0..<0xF5: (length, least, value) = (4, 0x10000, UInt32(lead & 0x07))
        default: return nil
        }
        guard offset + length <= count else { return nil }
        for index in 1..<length {
            let next = self[offset + index]
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return DecodedScalar(value: value, length: length)
    }
}
