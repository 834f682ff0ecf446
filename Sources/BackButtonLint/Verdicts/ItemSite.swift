/// Where a screen without a way back could get one, and what it would be made of.
package struct ItemSite: Sendable {
    /// The call or expression that the item is put behind.
    package let spot: Place
    package let dismissal: Dismissal

    /// A toolbar of the same chain that takes the item in, as the closure of its content.
    package let toolbar: Place?

    /// The placement's name as it is written behind the dot.
    package let placement: String

    /// What takes the screen away.
    package enum Dismissal: Sendable {
        /// A property that the type has already.
        case property(name: String, Environment)
        /// A property that the type gets.
        case newProperty(in: Place, name: String, Environment)
        /// A view of its own, which holds such a property; `isThere` if the file has it already.
        case view(name: String, Environment, isThere: Bool)
    }

    /// The environment's value that takes a screen away.
    package enum Environment: Sendable {
        /// From iOS 15 on.
        case dismiss
        case presentationMode
    }

    /// Why a screen can't be given an item.
    package enum Obstacle: Sendable {
        /// It is hidden in a function of all views, which has no properties.
        case viewExtension
        /// `toolbar` is there from iOS 14 on.
        case tooOldSystem
        /// What stands in the bar isn't seen.
        case hiddenBar
    }
}

/// What could be done about a screen, or why it can't.
package enum Possibility<Site: Sendable, Obstacle: Sendable>: Sendable {
    case possible(Site)
    case impossible(Obstacle)
}
