/// The first look at a root: which of its files hold the words that matter.
///
/// Every Swift file is read once, into the same buffer, while its folder is open; nothing of it is kept but marks.
package struct Sweep: Sendable {
    /// The words that a file holds.
    package struct Marks: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Hides the system back button, or talks about it.
        package static let hidesBackButton = Marks(rawValue: 1 << 0)
        /// Talks about the recognizer of the swipe back.
        package static let swipeRecognizer = Marks(rawValue: 1 << 1)
        /// Talks about the delegate of a recognizer.
        package static let gestureDelegate = Marks(rawValue: 1 << 2)
        /// Holds a word that a rule which is off by default asks for.
        package static let askedFor = Marks(rawValue: 1 << 3)
        /// Has too many bytes for being read whole.
        package static let tooLarge = Marks(rawValue: 1 << 7)
    }

    /// A word and the mark that it leaves.
    package struct Needle: Sendable {
        package let word: String
        package let mark: Marks

        package init(_ word: String, _ mark: Marks) {
            self.word = word
            self.mark = mark
        }
    }

    /// What is looked for unless somebody asks for something else.
    package static let needles = [
        Needle("navigationBarBackButtonHidden", .hidesBackButton),
        Needle("interactivePopGestureRecognizer", .swipeRecognizer),
        Needle("interactiveContentPopGestureRecognizer", .swipeRecognizer),
        Needle("UIGestureRecognizerDelegate", .gestureDelegate),
        Needle("gestureRecognizerShouldBegin", .gestureDelegate),
    ]

    package let tree: SourceTree

    /// For reading on in the files of `tree`.
    package let texts: SourceTexts

    /// For each of `tree.swiftFiles`; empty too for a file that can't be read or isn't text.
    package let swiftMarks: [Marks]

    /// For each of `tree.foreignSources`.
    package let foreignMarks: [Marks]

    /// What could not be looked at, sorted by path: that of `tree`, and files that hold a word but can't be read on.
    package let complaints: [SourceTree.Complaint]

    /// Finds and searches the files below `root`.
    ///
    /// - Parameters:
    ///   - unsaved: Files whose texts aren't the disk's; their paths are relative to the root.
    ///   - jobs: How many threads work; the result doesn't depend on it.
    package static func run(
        root: some Collection<UInt8>,
        options: SourceTree.Options = SourceTree.Options(),
        unsaved: [SourceFile] = [],
        needles: [Needle] = Sweep.needles,
        jobs: Int = 1
    ) throws(SourceTree.RootError) -> Sweep {
        let search = WordSearch(needles)
        var options = options
        options.unsaved = unsaved.map(\.path)
        let walk = try TreeWalk.run(
            root: root,
            options: options,
            jobs: jobs,
            state: { SearchBuffer(carry: search.carry) },
            visit: { buffer, folder, name, role throws(SystemError) in
                if role == .manifest { return 0 }
                let file = try Descriptor.file(named: name, in: folder)
                return try buffer.search(file, search).rawValue
            }
        )
        return Sweep(walk, search, unsaved)
    }

    private init(_ walk: TreeWalk, _ search: WordSearch, _ unsaved: [SourceFile]) {
        tree = walk.tree
        texts = SourceTexts(root: tree.root, unsaved: unsaved)
        var marks = walk.swiftMarks.map(Marks.init)
        var foreignMarks = walk.foreignMarks.map(Marks.init)
        for file in unsaved {
            if let index = tree.swiftFiles.position(of: file.path) { marks[index] = search.marks(of: file.bytes) }
            if let index = tree.foreignSources.position(of: file.path) {
                foreignMarks[index] = search.marks(of: file.bytes)
            }
        }
        self.foreignMarks = foreignMarks
        var complaints = walk.tree.complaints
        // Only what will be read on must be text; that is a handful of files.
        for index in marks.indices where !marks[index].subtracting(.tooLarge).isEmpty {
            do throws(SourceFile.ReadError) {
                _ = try texts.read(tree.swiftFiles[index])
            } catch {
                if error != .tooLarge { marks[index] = [] }
                complaints.append(SourceTree.Complaint(path: tree.swiftFiles[index], error))
            }
        }
        swiftMarks = marks
        self.complaints = complaints.sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }
}

/// Looks for the words of a sweep.
private struct WordSearch: Sendable {
    let search: ByteSearch
    let marks: [Sweep.Marks]

    init(_ needles: [Sweep.Needle]) {
        search = ByteSearch(needles.map(\.word))
        marks = needles.map(\.mark)
    }

    /// How many bytes two parts of a file must have in common, so that no word is cut.
    var carry: Int { max(0, search.longest - 1) }

    /// The marks of a text that is held whole.
    func marks(of bytes: [UInt8]) -> Sweep.Marks {
        let found = bytes.withUnsafeBufferPointer { search.found(in: $0) }
        return marks(of: found).union(bytes.count > SourceFile.largestSize ? .tooLarge : [])
    }

    func marks(of found: ByteSearch.Found) -> Sweep.Marks {
        var result: Sweep.Marks = []
        for (index, mark) in marks.enumerated() where found >> index & 1 == 1 { result.formUnion(mark) }
        return result
    }
}

/// The bytes that one worker reads every file into.
private final class SearchBuffer {
    private let bytes: UnsafeMutableRawBufferPointer
    private let carry: Int

    /// Nearly every source fits; larger files are searched part by part.
    private static var size: Int { 1 << 18 }

    init(carry: Int) {
        self.carry = carry
        bytes = .allocate(byteCount: Self.size + carry, alignment: 64)
    }

    deinit { bytes.deallocate() }

    func search(_ file: borrowing Descriptor, _ words: WordSearch) throws(SystemError) -> Sweep.Marks {
        var found: ByteSearch.Found = 0
        var total = 0
        var kept = 0
        while true {
            let count = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[kept...]))
            total += count
            let part = UnsafeRawBufferPointer(rebasing: bytes[..<(kept + count)])
            found = words.search.found(in: part.assumingMemoryBound(to: UInt8.self), known: found)
            if kept + count < bytes.count { break }
            kept = min(carry, part.count)
            bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: part.suffix(kept)))
        }
        var marks = words.marks(of: found)
        if total > SourceFile.largestSize { marks.insert(.tooLarge) }
        return marks
    }
}
