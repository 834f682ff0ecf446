/// A file in JSON as it was read: its values, and what is wrong with its text.
struct JSONFile {
    /// Absolute, without links but for a last part that is one.
    let path: String
    let text: LineTable
    let document: JSONDocument
    let faults: [JSONFault]

    /// Reads a file from disk.
    ///
    /// - Parameters:
    ///   - path: Relative to the current folder or absolute; a link is followed.
    ///   - what: What the file is, for people: `configuration`.
    ///   - largestSize: In bytes.
    static func read(_ path: String, as what: String, largestSize: Int) throws(DocumentFault) -> JSONFile {
        let place: [UInt8]
        let bytes: [UInt8]?
        do throws(SystemError) {
            place = try AbsolutePath.canonicalOfLink(path.utf8)
            bytes = try Descriptor.file(path.utf8, followsLinks: true).contents(limit: largestSize)
        } catch {
            throw DocumentFault(path: path, what, error.words)
        }
        let name = String(decoding: place, as: UTF8.self)
        guard let bytes else {
            throw DocumentFault(path: name, what, "it has more than \(largestSize >> 20) MB, as no \(what) has")
        }
        return try JSONFile(bytes, path: name)
    }

    /// Understands a text; one that isn't UTF-8 can't be.
    init(_ bytes: [UInt8], path: String) throws(DocumentFault) {
        // A byte-order mark is no part of the text: editors don't count it as a column.
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        self.path = path
        text = LineTable(bytes)
        guard UTF8Validity.holds(for: bytes) else {
            let offset = zip(String(decoding: bytes, as: UTF8.self).utf8, bytes).prefix { $0 == $1 }.count
            throw DocumentFault(path: path, [JSONFault(offset, "this is not valid UTF-8")], in: text)
        }
        (document, faults) = JSONParser.parse(bytes)
        // What else is wrong comes of it.
        if !faults.isEmpty, let conflict = Self.conflict(in: text, bytes) {
            throw DocumentFault(path: path, [conflict], in: text)
        }
    }

    /// The first line that version control left where two sides of a merge don't agree.
    private static func conflict(in text: LineTable, _ bytes: [UInt8]) -> JSONFault? {
        for line in 1...text.count {
            let range = text.range(ofLine: line)
            guard bytes[range.start..<range.end].starts(with: "<<<<<<< ".utf8) else { continue }
            return JSONFault(
                range.start, "a merge conflict begins here: keep what belongs of both sides, and delete its markers")
        }
        return nil
    }
}
