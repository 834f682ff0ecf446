/// One place where an app touches the recognizer of the swipe back, and what comes of it.
struct RecognizerUse {
    /// The recognizer's name in the sources, or that of a team's own which stands for it.
    let place: Place
    let deed: Deed
    let reach: Reach

    /// What sets its delegate or switches it: `recognizer.delegate = self`, as far as that is how it is used.
    var assignment: Place?

    /// What is done to the recognizer.
    enum Deed {
        /// Its delegate becomes `self` or another object.
        case attaches
        /// Its delegate becomes an object that never lets the swipe begin.
        case attachesClosed
        /// Its delegate becomes `nil`.
        case clears
        /// Its delegate becomes a cast that nothing in the sources makes true.
        case castsInVain
        /// A recognizer of the app's own is sent where the system's goes.
        case borrowsAction
        /// It isn't touched, but a recognizer of the app's own at the screen's edge goes back by hand.
        case pansByHand
        /// Whatever a name does of which the team says that it restores the swipe.
        case restoresByTeamName
        /// It isn't touched, but a package's modifier is used that brings a swipe of its own.
        case restoresByPackage
        /// It is switched on: that alone restores nothing.
        case enables
        /// It is switched off: a lock.
        case disables
        /// It is read or handed on.
        case other

        /// Whether it closes the screen on purpose.
        var locks: Bool {
            if case .disables = self { return true }
            return false
        }

        /// Whether only the team's word stands for it.
        var isByTeamName: Bool {
            if case .restoresByTeamName = self { return true }
            return false
        }

        /// Whether only a name says so, not code that touches a recognizer.
        var isByName: Bool {
            if case .restoresByPackage = self { return true }
            return isByTeamName
        }

        /// Whether the swipe is back afterwards.
        var restores: Bool {
            switch self {
            case .attaches, .clears, .borrowsAction, .pansByHand, .restoresByTeamName, .restoresByPackage: true
            case .attachesClosed, .castsInVain, .enables, .disables, .other: false
            }
        }
    }

    /// For which screens its code runs.
    enum Reach {
        /// For every stack.
        case everyStack
        /// For the stacks made with a subclass.
        case subclass(Name)
        /// For the stacks that a class of the app's looks after.
        case helper(Name)
        /// For the screens that have a view, modifier or function of this name on them.
        case screens(owner: DeclarationID?)
    }
}
