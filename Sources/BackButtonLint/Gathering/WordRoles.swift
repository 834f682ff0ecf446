/// What a word may be declared as in a file, as far as its bytes tell without understanding them.
package struct WordRoles: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A type, or another name for one.
    package static let type = WordRoles(rawValue: 1 << 0)
    package static let function = WordRoles(rawValue: 1 << 1)
    /// A variable, constant or enum case.
    package static let value = WordRoles(rawValue: 1 << 2)
    /// Its line begins with it, or with what belongs to its declaration: nothing stands before that.
    package static let unindented = WordRoles(rawValue: 1 << 3)
    /// What an extension extends, or a type that this stands in.
    package static let extended = WordRoles(rawValue: 1 << 4)

    package static let declared: WordRoles = [.type, .function, .value]

    /// How many bits the roles of a word take.
    static let bitCount = 5
}
