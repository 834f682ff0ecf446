/// How what takes a screen away is declared and called.
extension ItemSite.Environment {
    /// The statement that dismisses by a property.
    func call(of property: String) -> String {
        switch self {
        case .dismiss: "\(property)()"
        case .presentationMode: "\(property).wrappedValue.dismiss()"
        }
    }

    /// The declaration of such a property.
    func declaration(of property: String) -> String {
        let key = self == .dismiss ? "dismiss" : "presentationMode"
        return "@Environment(\\.\(key)) private var \(property)"
    }
}
