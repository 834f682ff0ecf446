/// Which of some files hold a word, and which may declare it: answers without reading them again.
///
/// It may name a file too many, where two words share a hash or a comment holds the word, and never one too few.
package struct WordIndex: Sendable {
    /// A word of a file: its hash in the upper half, then the file's row, then what it may be declared as. Those whose
    /// hashes begin with the same bits stand together, by ascending row.
    private let entries: [UInt64]

    /// Where those of each such group begin; one more for the end of the last.
    private let starts: [UInt32]

    /// How far an entry is shifted to leave the bits that its group's number is made of.
    private let shift: UInt32

    /// - Parameter wordsOfFiles: For each file, in order of its row, its distinct words.
    init(_ wordsOfFiles: [FileWords]) {
        let count = wordsOfFiles.reduce(0) { $0 + $1.entries.count }
        // About eight words to a group.
        var bits: UInt32 = 1
        while bits < 24, count >> bits > 8 { bits += 1 }
        let shift = 64 - bits
        var starts = [UInt32](repeating: 0, count: (1 << bits) + 1)
        for words in wordsOfFiles {
            for entry in words.entries { starts[Int(entry >> shift) + 1] += 1 }
        }
        for group in 1..<starts.count { starts[group] += starts[group - 1] }
        var next = starts
        entries = [UInt64](unsafeUninitializedCapacity: count) { entries, initialized in
            for (row, words) in wordsOfFiles.enumerated() {
                for entry in words.entries {
                    let group = Int(entry >> shift)
                    entries[Int(next[group])] = entry | UInt64(row) << WordRoles.bitCount
                    next[group] += 1
                }
            }
            initialized = count
        }
        self.starts = starts
        self.shift = shift
    }

    /// The files that may hold a word, ascending.
    package func rows(using word: WordHash) -> [Int] {
        rows(of: word) { _ in true }
    }

    /// The files that may declare a word as all of `roles`, ascending.
    package func rows(declaring word: WordHash, as roles: WordRoles) -> [Int] {
        rows(of: word) { $0.isSuperset(of: roles) }
    }

    /// The files that may declare a word as all of `roles` and one of `choices`, ascending.
    package func rows(declaring word: WordHash, as roles: WordRoles = [], andOneOf choices: WordRoles) -> [Int] {
        rows(of: word) { $0.isSuperset(of: roles) && !$0.isDisjoint(with: choices) }
    }

    @inline(__always)
    private func rows(of word: WordHash, where isMeant: (WordRoles) -> Bool) -> [Int] {
        let group = Int((UInt64(word.value) << 32) >> shift)
        var rows: [Int] = []
        for index in Int(starts[group])..<Int(starts[group + 1]) {
            let entry = entries[index]
            if UInt32(truncatingIfNeeded: entry >> 32) == word.value, isMeant(FileWords.roles(of: entry)) {
                rows.append(Int(UInt32(truncatingIfNeeded: entry) >> WordRoles.bitCount))
            }
        }
        return rows
    }
}

/// The distinct words of one file.
struct FileWords: Sendable {
    /// Hashes in the upper half, and in the lowest bits what the word may be declared as.
    let entries: [UInt64]

    static let none = FileWords(entries: [])

    private init(entries: [UInt64]) { self.entries = entries }

    /// - Parameters:
    ///   - base: A source; `WordScan.padding` bytes behind it must be readable, and 0.
    ///   - count: How many bytes it has.
    ///   - table: Reused from file to file.
    init(_ base: UnsafePointer<UInt8>, count: Int, table: WordTable) {
        table.clear()
        WordScan.run(base, count: count) { hash, roles in table.insert(hash, roles) }
        entries = [UInt64](unsafeUninitializedCapacity: table.count) { entries, initialized in
            table.visit { hash, roles in
                entries[initialized] = UInt64(hash) << 32 | UInt64(roles.rawValue)
                initialized += 1
            }
        }
    }

    static func roles(of entry: UInt64) -> WordRoles {
        WordRoles(rawValue: UInt8(truncatingIfNeeded: entry) & ((1 << WordRoles.bitCount) - 1))
    }
}
