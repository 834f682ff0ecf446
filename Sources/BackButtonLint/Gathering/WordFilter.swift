/// The words of one file, small enough to keep for every file: answers without reading the file again.
///
/// It may say yes where the answer is no, about once in ten thousand times, and never no where it is yes.
package struct WordFilter: Sendable {
    /// A few words to each bucket. First where the buckets end, then the words: 15 bits of the hash, and one that says
    /// whether the word may be declared.
    private let cells: [UInt16]

    /// How many buckets there are; 0 with no cells for no words.
    private let bucketCount: Int

    /// Holds no word.
    package static let nothing = WordFilter(cells: [], bucketCount: 0)

    /// May hold every word: stands for a file with too many.
    package static let everything = WordFilter(cells: [], bucketCount: -1)

    private init(cells: [UInt16], bucketCount: Int) {
        self.cells = cells
        self.bucketCount = bucketCount
    }

    package init(_ bytes: [UInt8]) {
        let padded = bytes + [UInt8](repeating: 0, count: WordScan.padding)
        self = padded.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return .nothing }
            return WordFilter(base, count: bytes.count, table: WordTable())
        }
    }

    /// - Parameters:
    ///   - base: A source; `WordScan.padding` bytes behind it must be readable.
    ///   - count: How many bytes it has.
    ///   - table: Reused from file to file.
    init(_ base: UnsafePointer<UInt8>, count: Int, table: WordTable) {
        table.clear()
        WordScan.run(base, count: count) { hash, isDeclared in
            table.insert(hash, isDeclared: isDeclared)
        }
        self.init(table)
    }

    private init(_ table: WordTable) {
        guard table.count > 0 else {
            self = .nothing
            return
        }
        let bucketCount = (table.count + 1) / 2
        guard table.count + bucketCount <= Int(UInt16.max) else {
            self = .everything
            return
        }
        self.bucketCount = bucketCount
        cells = [UInt16](unsafeUninitializedCapacity: bucketCount + table.count) { cells, initialized in
            for bucket in 0..<bucketCount { cells[bucket] = 0 }
            table.visit { hash, _ in cells[Self.bucket(of: hash, count: bucketCount)] += 1 }
            // Each count becomes the bucket's start, and filling moves the start to the end.
            var start = UInt16(bucketCount)
            for bucket in 0..<bucketCount {
                let count = cells[bucket]
                cells[bucket] = start
                start += count
            }
            table.visit { hash, isDeclared in
                let bucket = Self.bucket(of: hash, count: bucketCount)
                cells[Int(cells[bucket])] = Self.mark(of: hash) | (isDeclared ? 1 : 0)
                cells[bucket] += 1
            }
            initialized = bucketCount + table.count
        }
    }

    /// Whether the word may stand in the file.
    package func mayUse(_ word: WordHash) -> Bool { holds(word, onlyDeclared: false) }

    /// Whether the file may declare the word, or extend a type of that name.
    package func mayDeclare(_ word: WordHash) -> Bool { holds(word, onlyDeclared: true) }

    /// How many bytes it takes, the array's own head left out.
    package var size: Int { MemoryLayout<WordFilter>.size + cells.count * MemoryLayout<UInt16>.stride }

    private func holds(_ word: WordHash, onlyDeclared: Bool) -> Bool {
        guard bucketCount > 0 else { return bucketCount < 0 }
        let bucket = Self.bucket(of: word.value, count: bucketCount)
        let mark = Self.mark(of: word.value)
        let start = bucket == 0 ? bucketCount : Int(cells[bucket - 1])
        for cell in cells[start..<Int(cells[bucket])] where cell & ~1 == mark && (!onlyDeclared || cell & 1 == 1) {
            return true
        }
        return false
    }

    private static func mark(of hash: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: hash) & ~1 }

    private static func bucket(of hash: UInt32, count: Int) -> Int { (Int(hash >> 16) * count) >> 16 }
}
