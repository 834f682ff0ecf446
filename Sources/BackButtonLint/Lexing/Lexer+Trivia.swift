/// White space, comments and what else stands between tokens.
extension Lexer {
    mutating func skipShebang() {
        guard input.byte(at) == UInt8(ascii: "#"), input.byte(at + 1) == UInt8(ascii: "!") else { return }
        at = input.lineEnd(from: at + 2)
        hasShebang = true
    }

    mutating func lexLineEnd() {
        if endsAtLineEnd { closeStringsAtLineEnd() }
        at += 1
        pending.formUnion([.spaceBefore, .startsLine])
    }

    /// Steps over the comment at the cursor, which stands on a slash.
    mutating func skipComment() -> Bool {
        switch input.byte(at + 1) {
        case UInt8(ascii: "/"):
            let end = input.lineEnd(from: at + 2)
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
        while offset < input.count {
            switch input[offset] {
            case UInt8(ascii: "*") where input.byte(offset + 1) == UInt8(ascii: "/"):
                offset += 2
                depth -= 1
                if depth == 0 {
                    at = offset
                    return
                }
            case UInt8(ascii: "/") where input.byte(offset + 1) == UInt8(ascii: "*"):
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
        let first = input[at]
        guard first == UInt8(ascii: "<") || first == UInt8(ascii: ">"), at == 0 || input.isLineEnd(at - 1) else {
            return false
        }
        let isPerforce = first == UInt8(ascii: ">")
        let opening: StaticString = isPerforce ? ">>>> " : "<<<<<<< "
        let closing: StaticString = isPerforce ? "<<<<\n" : ">>>>>>> "
        guard input.stands(opening, at: at),
            !(isPerforce ? searches.perforceEndIsMissing : searches.conflictEndIsMissing)
        else { return false }
        var offset = at + opening.utf8CodeUnitCount
        while offset < input.count {
            if input.isLineEnd(offset - 1), input.stands(closing, at: offset) {
                at = input.lineEnd(from: offset + closing.utf8CodeUnitCount)
                pending.insert(.spaceBefore)
                return true
            }
            offset += 1
        }
        if isPerforce { searches.perforceEndIsMissing = true } else { searches.conflictEndIsMissing = true }
        return false
    }
}

/// What was looked for up to the end of the text and not found, so that it isn't searched again and again.
struct FailedSearches {
    /// Whether no marker closes a conflict from here on.
    var conflictEndIsMissing = false
    var perforceEndIsMissing = false
    /// No regex literal over several lines with this many pounds or more finds its end.
    var unendedRegexPounds = Int.max
}
