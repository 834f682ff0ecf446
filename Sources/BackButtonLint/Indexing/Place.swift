/// A node together with the file it stands in, as that file's place in the index.
package struct Place: Hashable, Sendable {
    package let file: Int
    package let node: Node

    package init(_ file: Int, _ node: Node) {
        self.file = file
        self.node = node
    }

    /// Another node of the same file.
    package func at(_ node: Node) -> Place { Place(file, node) }
}

extension Place: Comparable {
    package static func < (left: Place, right: Place) -> Bool {
        (left.file, left.node.id) < (right.file, right.node.id)
    }
}

/// A declaration of the index.
package struct DeclarationID: Hashable, Comparable, Sendable {
    /// The file, as its place in the index.
    package let file: Int

    /// The declaration, as its place in that file's facts.
    package let index: Int

    package static func < (left: DeclarationID, right: DeclarationID) -> Bool {
        (left.file, left.index) < (right.file, right.index)
    }
}
