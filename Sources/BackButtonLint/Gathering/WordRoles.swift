/// What a word may be declared as in a file, as far as its bytes tell without understanding them.
package struct WordRoles: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A type.
    package static let type = WordRoles(rawValue: 1 << 0)
    package static let function = WordRoles(rawValue: 1 << 1)
    /// A variable, constant or enum case.
    package static let value = WordRoles(rawValue: 1 << 2)
    /// Its line begins with it, or with what belongs to its declaration: nothing stands before that.
    package static let unindented = WordRoles(rawValue: 1 << 3)
    /// What an extension extends, or a type that this stands in.
    package static let extended = WordRoles(rawValue: 1 << 4)

    /// Another name for a type.
    package static let alias = WordRoles(rawValue: 1 << 5)
    /// Of a type or what an extension extends: more than its brace follows, which may say what it inherits.
    package static let inheriting = WordRoles(rawValue: 1 << 6)

    package static let declared: WordRoles = [.type, .alias, .function, .value]

    /// Whatever it may be.
    package static let all = declared.union([.unindented, .extended, .inheriting])

    /// How many bits the roles of a word take.
    static let bitCount = 7
}
