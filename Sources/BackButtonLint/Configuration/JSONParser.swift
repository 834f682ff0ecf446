/// Reads JSON with `//` and `/* */` comments and trailing commas.
///
/// Our own, since a mistake has to be told with its place. A slip that leaves no doubt about what follows is told and
/// read over; any other one ends the reading. Nesting is kept on a stack of at most `deepest` levels.
struct JSONParser {
    let bytes: [UInt8]
    var index = 0
    private var document = JSONDocument()
    private(set) var faults: [JSONFault] = []

    /// Rows of the lists and objects around.
    private var open: [Int] = []

    /// Where the last value ended.
    private var lastEnd = 0

    /// How many levels a value may nest.
    static var deepest: Int { 64 }

    /// What may stand next.
    private enum Expectation {
        /// A value; `mayEnd` where a list may end instead.
        case value(mayEnd: Bool)
        /// A key, or the end of the object.
        case key
        /// What separates this value from the next, or the end of what is around it.
        case separator
    }

    /// - Parameter bytes: Valid UTF-8 without a byte-order mark.
    /// - Returns: The document as far as it was read, and what is wrong with the text, in source order.
    static func parse(_ bytes: [UInt8]) -> (document: JSONDocument, faults: [JSONFault]) {
        var parser = JSONParser(bytes: bytes)
        do throws(JSONFault) {
            try parser.readDocument()
        } catch {
            parser.faults.append(error)
            parser.closeAll()
        }
        return (parser.document, parser.faults)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    // MARK: Structure

    private mutating func readDocument() throws(JSONFault) {
        var expected = Expectation.value(mayEnd: false)
        while true {
            try skipBlanks()
            guard index < bytes.count else {
                if let row = open.last {
                    let mark = document.rows[row].kind == .object ? "{" : "["
                    throw JSONFault(document.rows[row].start, "this '\(mark)' is never closed")
                }
                if document.rows.isEmpty { throw JSONFault(0, "the file is empty; the least that it can say is {}") }
                return
            }
            if case .separator = expected, open.isEmpty {
                throw JSONFault(index, "nothing may follow what was closed before")
            }
            switch expected {
            case .value(let mayEnd): expected = try readValue(mayEnd: mayEnd)
            case .key: expected = try readKey()
            case .separator: expected = try readSeparator()
            }
        }
    }

    private mutating func readValue(mayEnd: Bool) throws(JSONFault) -> Expectation {
        switch bytes[index] {
        case UInt8(ascii: "]") where mayEnd: return try close()
        case UInt8(ascii: "{"): return try open(.object, then: .key)
        case UInt8(ascii: "["): return try open(.array, then: .value(mayEnd: true))
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
            note(index, "a value is missing before '\(Character(Unicode.Scalar(bytes[index])))'")
            add(.invalid, from: index)
            return .separator
        default:
            try readPlain(as: .string)
            return .separator
        }
    }

    private mutating func readKey() throws(JSONFault) -> Expectation {
        switch bytes[index] {
        case UInt8(ascii: "}"): return try close()
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "]"):
            throw JSONFault(
                index, "a key in double quotes is missing before '\(Character(Unicode.Scalar(bytes[index])))'")
        default: break
        }
        try readPlain(as: .key)
        try skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
            throw JSONFault(min(index, bytes.count), "a colon is missing behind the key")
        }
        index += 1
        return .value(mayEnd: false)
    }

    private mutating func readSeparator() throws(JSONFault) -> Expectation {
        let next: Expectation = document.rows[open[open.count - 1]].kind == .object ? .key : .value(mayEnd: true)
        switch bytes[index] {
        case UInt8(ascii: ","):
            index += 1
            return next
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            return try close()
        case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ";"):
            throw JSONFault(index, "a comma belongs here, not '\(Character(Unicode.Scalar(bytes[index])))'")
        default:
            note(lastEnd, "a comma is missing here")
            return next
        }
    }

    private mutating func open(_ kind: JSONKind, then next: Expectation) throws(JSONFault) -> Expectation {
        guard open.count < Self.deepest else {
            throw JSONFault(index, "this is nested more than \(Self.deepest) levels deep")
        }
        add(kind, from: index)
        open.append(document.rows.count - 1)
        index += 1
        return next
    }

    private mutating func close() throws(JSONFault) -> Expectation {
        guard let row = open.popLast() else { throw JSONFault(index, "nothing is open that this could close") }
        let isObject = document.rows[row].kind == .object
        guard isObject == (bytes[index] == UInt8(ascii: "}")) else {
            throw JSONFault(index, isObject ? "a '}' belongs here, not ']'" : "a ']' belongs here, not '}'")
        }
        index += 1
        document.rows[row].end = index
        document.rows[row].next = document.rows.count
        lastEnd = index
        return .separator
    }

    /// What was read up to a fault counts as closed there.
    private mutating func closeAll() {
        document.isWhole = false
        for row in open {
            document.rows[row].end = index
            document.rows[row].next = document.rows.count
        }
    }

    // MARK: Rows and faults

    mutating func add(_ kind: JSONKind, from start: Int, text: String = "") {
        lastEnd = index
        document.rows.append(
            JSONDocument.Row(kind: kind, start: start, end: index, next: document.rows.count + 1, text: text))
    }

    /// Tells of a slip that is read over.
    mutating func note(_ offset: Int, _ message: String) { faults.append(JSONFault(offset, message)) }

    private mutating func skipBlanks() throws(JSONFault) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                index += 1
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
                    index += 1
                }
            case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
                let start = index
                index += 2
                while index + 1 < bytes.count,
                    bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
                {
                    index += 1
                }
                guard index + 1 < bytes.count else {
                    index = bytes.count
                    throw JSONFault(start, "this comment is never closed")
                }
                index += 2
            default: return
            }
        }
    }
}

/// What is wrong with a text, and where.
struct JSONFault: Error, Hashable, Sendable {
    /// In bytes.
    let offset: Int

    /// One line, lower case, no full stop.
    let message: String

    init(_ offset: Int, _ message: String) {
        self.offset = offset
        self.message = message
    }
}
