/// Why a file in JSON can't be used: everything that is wrong with it.
package struct DocumentFault: Error, Sendable {
    /// One line each, ready to be printed: with the place in front where there is one, as the compiler writes it.
    package let lines: [String]

    /// More would only fill the screen.
    private static var mostLines: Int { 20 }

    /// A file that can't be read at all.
    ///
    /// - Parameter what: What it should be: `configuration`.
    init(path: String, _ what: String, _ reason: String) {
        lines = ["error: cannot read the \(what) '\(path)': \(reason)"]
    }

    /// One fault at a known place.
    package init(path: String, at place: Position, _ message: String) {
        lines = ["\(path):\(place.line):\(place.column): error: \(message)"]
    }

    /// - Parameter faults: In any order; at least one.
    init(path: String, _ faults: [JSONFault], in text: LineTable) {
        let sorted = faults.sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
        var lines = sorted.prefix(Self.mostLines).map { fault in
            let place = text.position(at: fault.offset)
            return "\(path):\(place.line):\(place.column): error: \(fault.message)"
        }
        if sorted.count > lines.count { lines.append("error: and \(sorted.count - lines.count) more in '\(path)'") }
        self.lines = lines
    }
}
