/// Types and protocols of the system that nearly every source names.
enum SystemTypes {
    /// Those whose own ancestors say nothing about screens.
    static let roots: Set<Name> = [
        Name("View"), Name("ViewModifier"), Name("ToolbarContent"), Name("App"), Name("Scene"), Name("PreviewProvider"),
        Name("ButtonStyle"), Name("Shape"), Name("ObservableObject"), Name("Identifiable"), Name("Equatable"),
        Name("Hashable"), Name("Comparable"), Name("Codable"), Name("Decodable"), Name("Encodable"), Name("Sendable"),
        Name("Error"), Name("LocalizedError"), Name("CaseIterable"), Name("RawRepresentable"), Name("String"),
        Name("Int"),
        Name("CustomStringConvertible"), Name("NSObject"), Name("NSObjectProtocol"), Name("AnyObject"), Name("UIView"),
        Name("UIViewRepresentable"), Name("UIViewControllerRepresentable"), Name("Sequence"), Name("Collection"),
    ]
}
