/// The patterns of one ignore file, with git's meaning.
package struct IgnorePatterns: Sendable {
    /// Those that look at the last part of a path alone, but for those that only say how it ends.
    private var names = PatternTable()
    private var endings = PatternTable(isReversed: true)
    /// Those that look at the whole path.
    private var paths = PatternTable()

    /// By line; the lines are counted without those that say nothing.
    private var isNegated: [Bool] = []

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
        sort()
    }

    /// - Parameter globs: One pattern each, all of its characters counting; `#` begins no comment.
    package init(globs: some Sequence<String>) {
        for glob in globs { add(Array(glob.utf8)[...]) }
        sort()
    }

    package var isEmpty: Bool { isNegated.isEmpty }

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
        let name = UnsafeBufferPointer(rebasing: path[nameStart...])
        var line = -1
        names.look(for: name, isFolder: isFolder, line: &line)
        endings.look(for: name, isFolder: isFolder, line: &line)
        paths.look(for: path, isFolder: isFolder, line: &line)
        return line < 0 ? nil : !isNegated[line]
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
        let isNegation = line.first == UInt8(ascii: "!")
        if isNegation { line = line.dropFirst() }
        let isFolderOnly = line.last == UInt8(ascii: "/")
        if isFolderOnly { line = line.dropLast() }
        guard !line.isEmpty else { return }
        let isNameOnly = !line.contains(UInt8(ascii: "/"))
        if line.first == UInt8(ascii: "/") { line = line.dropFirst() }

        let literal = line.prefix { !Wildcard.isSpecial($0) }
        let number = isNegated.count
        func add(_ text: ArraySlice<UInt8>, _ rest: PatternTable.Rest, to table: inout PatternTable) {
            table.add(text, rest, line: number, isFolderOnly: isFolderOnly)
        }
        if isNameOnly, line.first == UInt8(ascii: "*"), !line.dropFirst().contains(where: Wildcard.isSpecial) {
            add(line.dropFirst(), .anything, to: &endings)
        } else {
            var rest = PatternTable.Rest.nothing
            if literal.count < line.count {
                guard let wildcard = Wildcard(line.dropFirst(literal.count), isPath: !isNameOnly) else { return }
                rest = .wildcard(wildcard)
            }
            if isNameOnly { add(literal, rest, to: &names) } else { add(literal, rest, to: &paths) }
        }
        isNegated.append(isNegation)
    }

    private mutating func sort() {
        names.sort()
        endings.sort()
        paths.sort()
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
}
