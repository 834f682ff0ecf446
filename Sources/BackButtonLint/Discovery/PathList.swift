/// Many paths in one run of bytes.
package struct PathList: RandomAccessCollection, Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    package init() {}

    package mutating func reserveCapacity(paths: Int, bytes count: Int) {
        ends.reserveCapacity(paths)
        bytes.reserveCapacity(count)
    }

    package mutating func append(_ path: some Sequence<UInt8>) {
        bytes.append(contentsOf: path)
        ends.append(bytes.count)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { ends.count }

    /// The bytes of a path.
    package subscript(index: Int) -> ArraySlice<UInt8> {
        bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }

    /// The path as people read it; bytes that aren't UTF-8 become U+FFFD.
    package func name(at index: Int) -> String { String(decoding: self[index], as: UTF8.self) }

    /// Where a path stands in a list that is sorted bytewise; nil if it isn't there.
    package func position(of path: some Collection<UInt8>) -> Int? {
        let index = partitioningIndex { !$0.lexicographicallyPrecedes(path) }
        return index < count && self[index].elementsEqual(path) ? index : nil
    }

    /// Whether any path of a list that is sorted bytewise lies in a folder; all do in an empty one, the root.
    package func hasAny(below folder: [UInt8]) -> Bool {
        guard !folder.isEmpty else { return true }
        let start = folder + [UInt8(ascii: "/")]
        let index = partitioningIndex { !$0.lexicographicallyPrecedes(start) }
        return index < count && self[index].starts(with: start)
    }
}
