/// What one thread has found on a walk, in the order it came.
struct WalkFindings: Sendable {
    private struct Row: Sendable {
        var start: Int
        let length: Int
        let role: FileRole
        let mark: UInt8
    }

    private var bytes: [UInt8] = []
    private var rows: [Row] = []
    private var complaints: [SourceTree.Complaint] = []

    private var leftOut: [SourceTree.Complaint] = []

    /// Why the root could not be looked at.
    var rootError: SystemError?

    init() {}

    mutating func add(_ path: ArraySlice<UInt8>, role: FileRole, mark: UInt8) {
        rows.append(Row(start: bytes.count, length: path.count, role: role, mark: mark))
        bytes.append(contentsOf: path)
    }

    mutating func complain(about path: some Sequence<UInt8>, _ error: SystemError) {
        complaints.append(SourceTree.Complaint(path: path, reason: error.words, isShortage: error.isShortage))
    }

    mutating func leaveOut(_ path: some Sequence<UInt8>, _ reason: String) {
        leftOut.append(SourceTree.Complaint(path: path, reason: reason))
    }

    /// Everything that was found, in the order of paths.
    static func united(_ parts: [WalkFindings], root: [UInt8]) -> TreeWalk {
        var bytes: [UInt8] = []
        var rows: [Row] = []
        var tree = SourceTree(root: root)
        bytes.reserveCapacity(parts.reduce(0) { $0 + $1.bytes.count })
        rows.reserveCapacity(parts.reduce(0) { $0 + $1.rows.count })
        for part in parts {
            let offset = bytes.count
            bytes.append(contentsOf: part.bytes)
            for var row in part.rows {
                row.start += offset
                rows.append(row)
            }
            tree.complaints.append(contentsOf: part.complaints)
            tree.leftOut.append(contentsOf: part.leftOut)
        }
        tree.complaints.sort(by: SourceTree.Complaint.precedes)
        tree.leftOut.sort(by: SourceTree.Complaint.precedes)
        bytes.withUnsafeBufferPointer { bytes in
            rows.sort { left, right in precedes(bytes, left, right) }
        }
        var swiftMarks: [UInt8] = []
        var foreignMarks: [UInt8] = []
        tree.swiftFiles.reserveCapacity(paths: rows.count, bytes: bytes.count)
        for row in rows {
            let path = bytes[row.start..<row.start + row.length]
            switch row.role {
            case .swift, .swiftManifest:
                tree.swiftFiles.append(path)
                swiftMarks.append(row.mark)
                if row.role == .swiftManifest { tree.manifests.append(path) }
            case .foreign:
                tree.foreignSources.append(path)
                foreignMarks.append(row.mark)
            case .manifest:
                tree.manifests.append(path)
            }
        }
        return TreeWalk(tree: tree, swiftMarks: swiftMarks, foreignMarks: foreignMarks)
    }

    private static func precedes(_ bytes: UnsafeBufferPointer<UInt8>, _ left: Row, _ right: Row) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        let leftStart = UnsafeRawPointer(base + left.start)
        let rightStart = UnsafeRawPointer(base + right.start)
        let common = min(left.length, right.length)
        var index = 0
        // Paths of one tree have long beginnings in common.
        while index + 8 <= common {
            let leftWord = leftStart.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let rightWord = rightStart.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if leftWord != rightWord { return leftWord.bigEndian < rightWord.bigEndian }
            index += 8
        }
        while index < common {
            let leftByte = leftStart.load(fromByteOffset: index, as: UInt8.self)
            let rightByte = rightStart.load(fromByteOffset: index, as: UInt8.self)
            if leftByte != rightByte { return leftByte < rightByte }
            index += 1
        }
        return left.length < right.length
    }
}
