/// A control on a pushed or presented view that takes away the view that pushes or presents it.
package struct MisplacedDismissal: Sendable {
    /// The name that is called: `dismiss`.
    package let name: Place

    /// The type that declares it.
    package let screen: String

    /// The property's name where it is declared.
    package let declaration: Place

    /// The called name of what pushes or presents.
    package let opener: Place

    /// Whether it pushes.
    package let isPushed: Bool
}
