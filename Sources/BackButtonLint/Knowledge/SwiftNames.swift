/// Words of the language that are compared with at nearly every name.
enum SwiftNames {
    static let selfValue = Name("self")
    static let selfType = Name("Self")
    static let superValue = Name("super")
    static let initializer = Name("init")
    static let some = Name("some")

    /// Members by which a type gives a value of itself, as many write it: `Router.shared`, `.default`.
    static let shared = Name("shared")
    static let defaultValue = Name("default")
}
