/// The facts of all files of a world, each made when it is first asked for.
///
/// Since what a file says depends on nothing but its text, nobody can tell whether it was made before: gathering on
/// demand gives what gathering everything would.
package final class WorldFacts: Sendable {
    /// By row: the world's files, in path order.
    package let files: [FileID]

    /// By row: whether the file runs in an app. Tests and the like don't.
    package let ships: [Bool]

    /// By row: the targets that compile the file, ascending.
    package let targets: [[Int32]]

    /// Where the world's words stand: tells which files are worth asking for.
    package let words: WordIndex

    /// By row.
    private let sources: [SourceReader.Source]

    /// By row; nil as long as nobody asked.
    private let made: Guarded<[FileFacts?]>

    private init(
        _ files: [FileID],
        ships: (FileID) -> Bool,
        targets: (FileID) -> [Int32],
        _ read: [(source: SourceReader.Source, words: FileWords)]
    ) {
        self.files = files
        self.ships = files.map(ships)
        self.targets = files.map(targets)
        sources = read.map(\.source)
        words = WordIndex(read.map(\.words))
        made = Guarded(Array(repeating: nil, count: read.count))
    }

    /// Reads the files, once each.
    ///
    /// - Parameters:
    ///   - files: Ascending.
    ///   - tree: That of the files.
    ///   - texts: Where a text comes from that isn't the disk's.
    ///   - isSubject: Whether something is said about a file, more than about its directives. One that isn't and doesn't
    ///     ship says nothing about others, and is kept only for its directives.
    ///   - ships: Whether a file runs in an app.
    ///   - targets: The targets that compile a file, ascending.
    ///   - jobs: How many threads read; the result doesn't depend on it.
    package convenience init(
        reading files: [FileID],
        of tree: SourceTree,
        texts: SourceTexts,
        isSubject: @Sendable (FileID) -> Bool,
        ships: @Sendable (FileID) -> Bool,
        targets: (FileID) -> [Int32],
        jobs: Int
    ) {
        let folder: Descriptor
        do throws(SystemError) {
            folder = try Descriptor.folder(tree.root)
        } catch {
            self.init(files, ships: ships, targets: targets, files.map { _ in (.failure(.system(error)), .none) })
            return
        }
        let number = folder.number
        let read = Threads.map(
            jobs: jobs, count: files.count, state: { SourceReader() },
            { reader, row in
                let file = files[row]
                let path = tree.swiftFiles[Int(file.index)]
                let isAsked = ships(file) || isSubject(file)
                return texts.unsavedBytes(of: path).map(reader.take) ?? reader.read(path, in: number, isAsked: isAsked)
            })
        self.init(files, ships: ships, targets: targets, read)
        // It has to stay open up to here.
        _ = consume folder
    }

    /// Takes texts as they are; all of them run in the app, and no manifest names them.
    package convenience init(_ sources: [[UInt8]]) {
        let reader = SourceReader()
        self.init(
            sources.indices.map(FileID.init), ships: { _ in true }, targets: { _ in [] }, sources.map(reader.take))
    }

    /// How many files were parsed so far.
    package var parsedCount: Int {
        made.withLock { made in made.count { $0 != nil && $0 !== FileFacts.nothing } }
    }

    /// Those that were asked and can't be read, or aren't text. What is too large isn't asked anything.
    package func unread(in tree: SourceTree) -> [SourceTree.Complaint] {
        made.withLock { made in
            made.indices.compactMap { row in
                guard made[row] === FileFacts.nothing, let error = error(at: row), error != .tooLarge else {
                    return nil
                }
                return SourceTree.Complaint(path: tree.swiftFiles[Int(files[row].index)], error)
            }
        }
    }

    private func error(at row: Int) -> SourceFile.ReadError? {
        switch sources[row] {
        case .success(let source): UTF8Validity.holds(for: source) ? nil : .notUTF8
        case .failure(let error): error
        }
    }

    /// What a file says; nothing if it can't be read or isn't text.
    package func facts(at row: Int) -> FileFacts {
        if let known = made.withLock({ $0[row] }) { return known }
        // Two threads may come here for one file: both make the same.
        let facts: FileFacts
        if case .success(let source) = sources[row], UTF8Validity.holds(for: source) {
            facts = Gatherer.facts(of: Parser.parse(source))
        } else {
            facts = .nothing
        }
        return made.withLock { made in
            if let known = made[row] { return known }
            made[row] = facts
            return facts
        }
    }

    /// Makes the facts of many files at once.
    package func gather(_ rows: some RandomAccessCollection<Int> & Sendable, jobs: Int) {
        let rows = Array(rows)
        _ = Threads.map(jobs: jobs, count: rows.count) { _ = self.facts(at: rows[$0]) }
    }
}

/// What one worker reads sources with.
private final class SourceReader {
    private let table = WordTable()
    private var bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 64)

    deinit { bytes.deallocate() }

    /// A text, or why it can't be had.
    typealias Source = Result<[UInt8], SourceFile.ReadError>

    /// A text that is held already, with its words; nothing of what has too many bytes.
    func take(_ source: [UInt8]) -> (source: Source, words: FileWords) {
        guard source.count <= SourceFile.largestSize else { return (.failure(.tooLarge), .none) }
        let padded = source + [UInt8](repeating: 0, count: WordScan.padding)
        let words = padded.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { FileWords($0, count: source.count, table: table) }
        }
        return (.success(source), words ?? .none)
    }

    private static let mention = ByteSearch([Directive.mentionSpelling])

    /// A source with its words; nothing of what can't be read or has too many bytes.
    ///
    /// - Parameter isAsked: Whether more is asked of it than its directives; if not, nothing of one without any is kept.
    func read(
        _ path: ArraySlice<UInt8>, in folder: Int32, isAsked: Bool
    ) -> (source: Source, words: FileWords) {
        do throws(SystemError) {
            let count = try fill(path, in: folder)
            guard count <= SourceFile.largestSize, let base = bytes.baseAddress else {
                return (.failure(.tooLarge), .none)
            }
            // What an earlier file left behind this one is none of its words.
            (base + count).initializeMemory(as: UInt8.self, repeating: 0, count: WordScan.padding)
            let source = base.assumingMemoryBound(to: UInt8.self)
            if !isAsked, Self.mention.found(in: UnsafeBufferPointer(start: source, count: count)) == 0 {
                return (.success([]), .none)
            }
            let words = FileWords(source, count: count, table: table)
            return (.success(Array(bytes[..<count])), words)
        } catch {
            return (.failure(.system(error)), .none)
        }
    }

    /// Reads a file into the buffer and tells how many bytes it has, or as many as are enough to see that it is too large.
    private func fill(_ path: ArraySlice<UInt8>, in folder: Int32) throws(SystemError) -> Int {
        let file = try Descriptor.file(path, in: folder)
        var count = 0
        while true {
            // Some bytes are left over, since words are looked for in whole blocks.
            let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count..<(bytes.count - WordScan.padding)])
            let part = try file.read(into: rest)
            count += part
            if part < rest.count || count > SourceFile.largestSize { return count }
            let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count * 4, alignment: 64)
            larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            bytes.deallocate()
            bytes = larger
        }
    }
}
