/// Names of a team's own that mean what the system's do.
package struct TeamNames: Sendable {
    /// Functions and methods that leave the screen they are called on.
    package var leaves: Set<Name> = []

    /// View types that are a way back.
    package var backControls: Set<Name> = []

    /// Modifiers, and types, that restore the swipe back.
    package var restoresSwipe: Set<Name> = []

    package init() {}
}
