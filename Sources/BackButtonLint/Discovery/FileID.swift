/// A file of a tree, as its place in the sorted list of Swift files.
package struct FileID: Hashable, Comparable, Sendable {
    package let index: Int32

    package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    package static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}
