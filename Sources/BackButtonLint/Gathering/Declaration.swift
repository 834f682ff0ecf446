/// A declaration of one file, as far as following names needs it.
package struct Declaration: Sendable {
    package let kind: Kind

    /// The declared name; of an extension the last component of the extended type.
    package let name: Name

    /// The declaring node; of a variable its `binding`.
    package let node: NodeID

    /// The declaration around it, as an index into the file's declarations.
    package let container: Int?

    /// Whether it stands in a preview or in code that isn't compiled.
    package let isDormant: Bool

    package enum Kind: UInt8, Sendable {
        case structure, classType, actorType, enumeration, protocolType, extensionType
        case function, initializer, subscripting, variable, enumCase, alias
    }

    /// Whether it has members.
    package var isType: Bool { kind.rawValue <= Kind.extensionType.rawValue }

    /// What stands for a name where a declaration has none.
    package static let initializerName = SwiftNames.initializer
    package static let subscriptName = Name("subscript")
}
