/// Collects files without doubles, for one list after the other.
struct FileSet {
    /// The number of the list that took each file last.
    private var owner: [Int32]
    private var current: Int32 = 0
    private var files: [Int] = []

    init(count: Int) { owner = Array(repeating: 0, count: count) }

    /// Begins a new list.
    mutating func begin() {
        current += 1
        files = []
    }

    mutating func add(_ more: [Int]) {
        for file in more where owner[file] != current {
            owner[file] = current
            files.append(file)
        }
    }

    /// Keeps files out that weren't added yet.
    mutating func leave(_ others: [Int]) {
        for file in others { owner[file] = current }
    }

    /// What was added, ascending.
    func sorted() -> [Int] { files.sorted() }
}
