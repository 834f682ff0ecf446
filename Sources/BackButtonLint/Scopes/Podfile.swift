/// What a `Podfile` asks for, target by target.
///
/// Read line by line, as far as its words are plain: `target`, `abstract_target`, `def` with calls of it, `pod`.
struct Podfile {
    struct Pod: Equatable {
        var name: String
        /// Where it lies, as written, if it is developed here.
        var path: String?
    }

    struct Entry {
        var target: String
        var pods: [Pod] = []
        /// The entry around it.
        fileprivate var parent: Int?
        fileprivate var calls: [String] = []
        fileprivate var isFunction = false
    }

    /// The targets with all that they and those around them ask for.
    private(set) var targets: [Entry] = []

    init(_ bytes: [UInt8]) {
        var entries = [Entry(target: "")]
        // One element for each open block: the entry its lines belong to.
        var open = [0]
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let words = Podfile.words(String(decoding: line, as: UTF8.self))
            guard let first = words.first else { continue }
            let current = open[open.count - 1]
            switch first {
            case "target", "abstract_target", "def":
                guard words.count > 1 else { continue }
                // Blocks that lie in each other without end ask for nothing of their own.
                guard open.count < Podfile.deepest else {
                    open.append(current)
                    continue
                }
                let isFunction = first == "def"
                entries.append(
                    Entry(target: Podfile.plain(words[1]), parent: isFunction ? nil : current, isFunction: isFunction))
                open.append(entries.count - 1)
            case "pod":
                guard words.count > 1 else { continue }
                let name = Podfile.plain(words[1]).prefix { $0 != "/" }
                entries[current].pods.append(Pod(name: String(name), path: Podfile.path(in: words)))
            case "end":
                if open.count > 1 { open.removeLast() }
            default:
                let isBlock =
                    words.contains("do") || ["if", "unless", "case", "while", "until", "begin"].contains(first)
                if isBlock { open.append(current) } else { entries[current].calls.append(first) }
            }
        }
        let functions = Dictionary(grouping: entries.filter(\.isFunction), by: \.target)
        targets = entries.filter { !$0.isFunction }.map { Podfile.completed($0, with: entries, functions) }
    }

    private static let deepest = 64

    /// The entry with the pods of the entries around it and of the functions they call.
    private static func completed(
        _ entry: Entry, with entries: [Entry], _ functions: [String: [Entry]]
    ) -> Entry {
        var complete = entry
        var next = entry.parent
        var calls = entry.calls
        while let parent = next {
            complete.pods += entries[parent].pods
            calls += entries[parent].calls
            next = entries[parent].parent
        }
        var called = Set<String>()
        while let call = calls.popLast() {
            guard called.insert(call).inserted else { continue }
            for function in functions[call] ?? [] {
                complete.pods += function.pods
                calls += function.calls
            }
        }
        return complete
    }

    /// The words of a line, strings with their quotes; commas and comments left out.
    private static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        func flush() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for character in line {
            if let current = quote {
                word.append(character)
                if character == current {
                    quote = nil
                    flush()
                }
            } else if character == "'" || character == "\"" {
                flush()
                quote = character
                word.append(character)
            } else if character == "#" {
                break
            } else if character == " " || character == "\t" || character == "," || character == "(" || character == ")"
            {
                flush()
            } else {
                word.append(character)
            }
        }
        flush()
        return words
    }

    private static func path(in words: [String]) -> String? {
        for (index, word) in words.enumerated() {
            let behind: Int
            switch word {
            case "path:": behind = index + 1
            case ":path": behind = index + 2
            case ":path=>": behind = index + 1
            default: continue
            }
            guard behind < words.count, words[behind].hasPrefix("'") || words[behind].hasPrefix("\"") else {
                return nil
            }
            return plain(words[behind])
        }
        return nil
    }

    private static func plain(_ word: String) -> String { word.trimming { "'\":".contains($0) } }
}

extension String {
    /// Without the characters at both ends that `drops` takes.
    fileprivate func trimming(_ drops: (Character) -> Bool) -> String {
        var text = Substring(self)
        while let first = text.first, drops(first) { text.removeFirst() }
        while let last = text.last, drops(last) { text.removeLast() }
        return String(text)
    }
}
