extension Exemption {
    /// Why nothing is reported: lower case, no full stop.
    var words: String {
        switch self {
        case .locked: "it is locked on purpose"
        case .showsButton: "it shows the button"
        case .hidesAtTimes: "it hides the button only at times"
        case .isUndone: "a modifier further out shows the button again"
        case .otherSystem: "it runs without UIKit's navigation"
        case .neverPushed: "it is never pushed, so there is no back button to hide"
        case .unused: "no screen is known to use it"
        }
    }
}
