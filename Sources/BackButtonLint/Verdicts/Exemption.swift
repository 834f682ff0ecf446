/// Why no rule speaks about what the screens of a hide lack.
package enum Exemption: Sendable {
    /// Its author closed the screen on purpose.
    case locked
    /// Its argument is `false`.
    case showsButton
    /// Its argument may be `false`.
    case hidesAtTimes
    /// A modifier further out shows the button again.
    case isUndone
    /// It runs where there is no UIKit.
    case otherSystem
    /// No screen is pushed that it is on: there is no back button to hide.
    case neverPushed
    /// A wrapper that no screen is known to use, or a private view that is never made.
    case unused
}

extension ScreenVerdict {
    /// Why no rule speaks about what its screens lack; nil if one may.
    package var exemption: Exemption? {
        if isLocked { return .locked }
        if hides == .never { return .showsButton }
        if !hasUIKitNavigation { return .otherSystem }
        if isUndone { return .isUndone }
        if isNeverShown || isWrapper && uses.isEmpty { return .unused }
        if !(isWrapper ? uses.map(\.reached) : [reached]).contains(where: \.answer.isOnAStack) { return .neverPushed }
        return hides == .conditional ? .hidesAtTimes : nil
    }
}
