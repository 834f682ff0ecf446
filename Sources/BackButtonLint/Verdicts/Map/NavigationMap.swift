/// The screens of a world and how they are reached from each other.
package struct NavigationMap: Sendable {
    /// In path and source order.
    package let screens: [Screen]

    /// Ordered by their ends and ways; of each there is one.
    package let edges: [Edge]

    /// A view that is opened somewhere or hides the back button, or code that opens one.
    package struct Screen: Sendable {
        /// The name of the declaration.
        package let place: Place
        package let name: String
        package let kind: Kind

        /// How the sources get to it, by its hides if it has any, else by its edges.
        package let reached: Reached

        /// What hides its back button, in path and source order.
        package let hides: [Hide]
    }

    package enum Kind: String, Sendable {
        case screen
        /// An app, a coordinator, a controller: opens screens and is none that is looked at.
        case opener
    }

    /// What one hide does to a screen.
    package struct Hide: Sendable {
        /// The identifier of the hide, or the called name that puts a wrapper with it on the screen.
        package let site: Place
        package let hides: Hides
        package let wayBack: WayBack
        package let swipeBack: SwipeBack
        package let isLocked: Bool

        /// Whether people may be stuck: it is in force where there is a back button to hide, and wasn't meant.
        package let matters: Bool
    }

    /// One screen leads to another.
    package struct Edge: Sendable {
        /// By their places in `screens`.
        package let from: Int
        package let to: Int
        package let way: Way

        /// The called names that do it, in path and source order; never empty.
        package let places: [Place]
    }

    package enum Way: String, Sendable, CaseIterable, Comparable {
        case root
        case pushed
        case presented
        /// It is shown as a part of the other, and hides the button there.
        case part

        package static func < (left: Way, right: Way) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }
}
