/// White space, comments and what else stands between tokens.
extension Lexer {
    mutating func skipShebang() {
        guard byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") else { return }
        at = lineEnd(from: 2)
    }

    /// The offset of the next line feed or carriage return, or the end of the text.
    func lineEnd(from offset: Int) -> Int {
        var offset = offset
        while offset < text.count, classes[Int(text[offset])] != .lineEnd { offset += 1 }
        return offset
    }

    mutating func lexLineEnd() {
        if endsAtLineEnd { closeStringsAtLineEnd() }
        at += 1
        pending.formUnion([.spaceBefore, .startsLine])
    }

    /// Steps over the comment at the cursor, which stands on a slash.
    mutating func skipComment() -> Bool {
        switch byte(at + 1) {
        case UInt8(ascii: "/"):
            let end = lineEnd(from: at + 2)
            lineComments.append(ByteRange(at, end))
            at = end
        case UInt8(ascii: "*"):
            skipBlockComment()
        default: return false
        }
        pending.insert(.spaceBefore)
        return true
    }

    private mutating func skipBlockComment() {
        var depth = 1
        var offset = at + 2
        while offset < text.count {
            switch text[offset] {
            case UInt8(ascii: "*") where byte(offset + 1) == UInt8(ascii: "/"):
                offset += 2
                depth -= 1
                if depth == 0 {
                    at = offset
                    return
                }
            case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
                offset += 2
                depth += 1
            case 0x0A, 0x0D:
                offset += 1
                pending.insert(.startsLine)
            default: offset += 1
            }
        }
        at = offset
    }

    /// Steps over a region that version control left in conflict: from the marker that opens it to the line end of the
    /// one that closes it.
    mutating func skipConflictMarker() -> Bool {
        let first = text[at]
        guard first == UInt8(ascii: "<") || first == UInt8(ascii: ">"), at == 0 || isLineEnd(at - 1) else {
            return false
        }
        let opening: StaticString = first == UInt8(ascii: "<") ? "<<<<<<< " : ">>>> "
        let closing: StaticString = first == UInt8(ascii: "<") ? ">>>>>>> " : "<<<<\n"
        guard stands(opening, at: at), at >= searches.conflictEndMissingFrom else { return false }
        var offset = at + opening.utf8CodeUnitCount
        while offset < text.count {
            if isLineEnd(offset - 1), stands(closing, at: offset) {
                at = lineEnd(from: offset + closing.utf8CodeUnitCount)
                pending.insert(.spaceBefore)
                return true
            }
            offset += 1
        }
        searches.conflictEndMissingFrom = text.count
        return false
    }

    func stands(_ words: StaticString, at offset: Int) -> Bool {
        guard offset + words.utf8CodeUnitCount <= text.count else { return false }
        for index in 0..<words.utf8CodeUnitCount where text[offset + index] != words.utf8Start[index] { return false }
        return true
    }
}

/// What was looked for ahead and not found, so that no stretch of the text is searched again and again.
struct FailedSearches {
    /// From here on, up to the end, no conflict marker closes.
    var conflictEndMissingFrom = 0
    /// Up to `poundsLineEnd`, no quote is followed by more pounds than this.
    var mostPounds = 0
    var poundsLineEnd = 0
    /// No regex literal over several lines with this many pounds or more finds its end.
    var unendedRegexPounds = Int.max
}
