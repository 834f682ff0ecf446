/// Build settings in a file of their own (`.xcconfig`), with the files that it includes.
enum SettingsFile {
    /// The assignments in the file at `path`: those of included files where they are included.
    static func assignments(at path: String, read: (String) -> [UInt8]?) -> [(name: String, value: String)] {
        var all: [(name: String, value: String)] = []
        var seen = Set<String>()
        var waiting = [path]
        while let path = waiting.popLast() {
            guard seen.insert(path).inserted, let bytes = read(path) else { continue }
            let folder = RelativePath.folder(of: path)
            for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
                let text = withoutComment(line)
                if text.hasPrefix("#include") {
                    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                    if parts.count > 2, let place = RelativePath.join(folder, parts[1]) { waiting.append(place) }
                } else if let equals = text.firstIndex(of: "=") {
                    all.append((trimmed(text[..<equals]), trimmed(text[text.index(after: equals)...])))
                }
            }
        }
        return all
    }

    private static func withoutComment(_ line: ArraySlice<UInt8>) -> String {
        var end = line.startIndex
        while end < line.endIndex,
            !(line[end] == UInt8(ascii: "/") && end + 1 < line.endIndex && line[end + 1] == UInt8(ascii: "/"))
        {
            end += 1
        }
        return trimmed(Substring(String(decoding: line[..<end], as: UTF8.self)))
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" || last == ";" { text.removeLast() }
        return String(text)
    }
}
