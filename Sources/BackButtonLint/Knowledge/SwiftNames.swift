/// Words of the language, and of SwiftUI's types, that are compared with at nearly every name.
enum SwiftNames {
    static let selfValue = Name("self")
    static let selfType = Name("Self")
    static let superValue = Name("super")
    static let initializer = Name("init")
    static let some = Name("some")

    /// Members that are the type itself: `Router.shared`, `.default`.
    static let shared = Name("shared")
    static let defaultValue = Name("default")

    static let view = Name("View")
    static let anyView = Name("AnyView")
    static let body = Name("body")
    static let viewBuilder = Name("ViewBuilder")
    static let binding = Name("Binding")
}
