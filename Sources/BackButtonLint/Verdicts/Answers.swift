/// How a person gets back from a screen. Ordered: the better answer of several wins.
package enum WayBack: String, Sendable, CaseIterable {
    /// Nothing on it leads back, and everything on it was seen.
    case none
    /// It can't be told.
    case unknown
    /// A control somewhere else than in the bar's leading slot leads back.
    case elsewhere
    /// An item in the bar's leading slot leads back.
    case leading

    private var rank: Int {
        switch self {
        case .none: 0
        case .unknown: 1
        case .elsewhere: 2
        case .leading: 3
        }
    }

    /// The join of two branches of one screen: `leading > elsewhere > unknown > none`.
    package func joined(with other: WayBack) -> WayBack { rank >= other.rank ? self : other }
}

/// What brings the swipe from the edge back that hiding the button switched off.
package enum SwipeBack: String, Sendable, CaseIterable {
    /// Nothing in the scope.
    case none
    /// It can't be told.
    case unknown
    /// Only this screen restores or replaces it.
    case screen
    /// Code that runs for the stack the screen lives in.
    case app

    /// What holds for a screen that lives in two scopes: both agree, or it can't be told.
    package func shared(with other: SwipeBack) -> SwipeBack { self == other ? self : .unknown }
}

/// How the sources get to a screen.
package enum Reached: String, Sendable, CaseIterable {
    case pushed
    /// The content of a sheet, cover or popover, or the first view of the stack in it.
    case presented
    /// The first view of a window, tab, split column, hosting controller or stack outside of these.
    case root
    case unknown

    private var rank: Int {
        switch self {
        case .pushed: 3
        case .unknown: 2
        case .presented: 1
        case .root: 0
        }
    }

    /// Whether there may be a back button to hide.
    var isOnAStack: Bool { self != .root && self != .presented }

    /// The join of two ways to one screen: pushed anywhere beats the others, and what can't be told beats the harmless.
    package func joined(with other: Reached) -> Reached { rank >= other.rank ? self : other }
}

/// Whether a hide is in force.
package enum Hides: String, Sendable {
    /// No argument, or `true`.
    case always
    /// Any other argument.
    case conditional
    /// `false`.
    case never
}
