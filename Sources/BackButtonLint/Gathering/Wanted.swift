/// The names that have to be looked for in a world: two sets that only grow.
///
/// Since they only grow, what is gathered in the end depends neither on order nor on the number of threads.
package struct Wanted: Sendable {
    /// Names whose declarations are wanted.
    package private(set) var declared: Set<Declared> = []

    /// Words whose uses are wanted.
    package private(set) var used: Set<Use> = []

    package init() {}

    /// A name whose declarations are wanted: all of them, or those that are members of a type.
    package struct Declared: Hashable, Sendable {
        package let name: Name
        package let owner: Name?

        package init(_ name: Name, in owner: Name? = nil) {
            self.name = name
            self.owner = owner
        }
    }

    /// A word whose uses are wanted, in files that also have a second word (the type it belongs to), if one is given.
    package struct Use: Hashable, Sendable {
        package let name: Name
        package let companion: Name?

        package init(_ name: Name, with companion: Name? = nil) {
            self.name = name
            self.companion = companion
        }
    }

    package mutating func want(declared declaration: Declared) { declared.insert(declaration) }

    package mutating func want(used use: Use) { used.insert(use) }

    /// Takes in what `other` wants.
    package mutating func formUnion(_ other: Wanted) {
        declared.formUnion(other.declared)
        used.formUnion(other.used)
    }

    /// What it wants beyond `other`.
    package func subtracting(_ other: Wanted) -> Wanted {
        var rest = Wanted()
        rest.declared = declared.subtracting(other.declared)
        rest.used = used.subtracting(other.used)
        return rest
    }

    package var isEmpty: Bool { declared.isEmpty && used.isEmpty }
}
