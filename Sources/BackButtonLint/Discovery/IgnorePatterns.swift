/// The patterns of one ignore file, with git's meaning.
package struct IgnorePatterns: Sendable {
    private enum Form: Sendable {
        /// The text is the whole name or path.
        case literal
        /// The name ends with the text.
        case suffix
        /// The text begins it, the wildcard takes the rest.
        case wildcard(Wildcard)
    }

    private struct Pattern: Sendable {
        let form: Form
        /// In `texts`.
        let text: Range<Int>
        let isNegated: Bool
        let isFolderOnly: Bool
        let isNameOnly: Bool
    }

    private var patterns: [Pattern] = []
    private var texts: [UInt8] = []

    /// - Parameter contents: The bytes of an ignore file.
    package init(contents: [UInt8]) {
        var rest = contents[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            var line = rest[..<end]
            rest = rest[min(end + 1, rest.endIndex)...]
            if line.first == UInt8(ascii: "#") { continue }
            if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
            add(Self.withoutTrailingBlanks(line.prefix { $0 != 0 }))
        }
    }

    /// - Parameter globs: One pattern each, all of its characters counting; `#` begins no comment.
    package init(globs: some Sequence<String>) {
        for glob in globs { add(Array(glob.utf8)[...]) }
    }

    package var isEmpty: Bool { patterns.isEmpty }

    /// What the last pattern that matches says: true to leave out, false to keep, nil if none matches.
    ///
    /// - Parameters:
    ///   - path: Relative to where the patterns count from.
    ///   - nameStart: Where the last part of the path starts.
    func verdict(
        on path: UnsafeBufferPointer<UInt8>,
        nameStart: Int,
        isFolder: Bool
    ) -> Bool? {
        texts.withUnsafeBufferPointer { texts in
            let name = UnsafeBufferPointer(rebasing: path[nameStart...])
            for pattern in patterns.reversed() {
                if pattern.isFolderOnly, !isFolder { continue }
                let subject = pattern.isNameOnly ? name : path
                let text = UnsafeBufferPointer(rebasing: texts[pattern.text])
                let isHit =
                    switch pattern.form {
                    case .literal:
                        subject.count == text.count && Self.isEqual(subject, text)
                    case .suffix:
                        subject.count >= text.count
                            && Self.isEqual(UnsafeBufferPointer(rebasing: subject.suffix(text.count)), text)
                    case .wildcard(let wildcard):
                        subject.count >= text.count
                            && Self.isEqual(UnsafeBufferPointer(rebasing: subject.prefix(text.count)), text)
                            && wildcard.matches(UnsafeBufferPointer(rebasing: subject[text.count...]))
                    }
                if isHit { return !pattern.isNegated }
            }
            return nil
        }
    }

    /// Whether the patterns leave out a file or folder, or a folder that it lies in.
    ///
    /// - Parameter path: Relative to where the patterns count from, with `/`.
    package func leavesOut(_ path: some Collection<UInt8>, isFolder: Bool = false) -> Bool {
        let path = Array(path)
        return path.withUnsafeBufferPointer { buffer in
            var nameStart = 0
            for index in 0...buffer.count where index == buffer.count || buffer[index] == UInt8(ascii: "/") {
                let part = UnsafeBufferPointer(rebasing: buffer[..<index])
                let isWhole = index == buffer.count
                if verdict(on: part, nameStart: nameStart, isFolder: isWhole ? isFolder : true) == true { return true }
                nameStart = index + 1
            }
            return false
        }
    }

    private mutating func add(_ line: ArraySlice<UInt8>) {
        var line = line
        let isNegated = line.first == UInt8(ascii: "!")
        if isNegated { line = line.dropFirst() }
        let isFolderOnly = line.last == UInt8(ascii: "/")
        if isFolderOnly { line = line.dropLast() }
        guard !line.isEmpty else { return }
        let isNameOnly = !line.contains(UInt8(ascii: "/"))
        if line.first == UInt8(ascii: "/") { line = line.dropFirst() }

        let literal = line.prefix { !Wildcard.isSpecial($0) }
        let form: Form
        var text = literal
        if literal.count == line.count {
            form = .literal
        } else if isNameOnly, line.first == UInt8(ascii: "*"), !line.dropFirst().contains(where: Wildcard.isSpecial) {
            form = .suffix
            text = line.dropFirst()
        } else {
            let rest = line.dropFirst(literal.count)
            guard let wildcard = Wildcard(rest, isPath: !isNameOnly) else { return }
            form = .wildcard(wildcard)
        }
        let start = texts.count
        texts.append(contentsOf: text)
        patterns.append(
            Pattern(
                form: form,
                text: start..<texts.count,
                isNegated: isNegated,
                isFolderOnly: isFolderOnly,
                isNameOnly: isNameOnly
            )
        )
    }

    /// Blanks at the end don't count, unless a backslash stands before them.
    private static func withoutTrailingBlanks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var blanks: Int?
        var index = line.startIndex
        while index < line.endIndex {
            switch line[index] {
            case UInt8(ascii: " "):
                blanks = blanks ?? index
            case UInt8(ascii: "\\"):
                index += 1
                // A backslash that ends the line leaves everything as it is.
                if index == line.endIndex { return line }
                blanks = nil
            default:
                blanks = nil
            }
            index += 1
        }
        return line[..<(blanks ?? line.endIndex)]
    }

    private static func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = left.count
        // Names differ at their ends more often than at their beginnings.
        while index > 0 {
            index -= 1
            if left[index] != right[index] { return false }
        }
        return true
    }
}
