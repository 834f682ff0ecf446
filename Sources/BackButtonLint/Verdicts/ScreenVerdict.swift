/// All that was found out about one hide.
package struct ScreenVerdict: Sendable {
    /// The identifier of the hide.
    package let site: Place
    package let hides: Hides

    /// The innermost type around the hide, or `View.name()`.
    package let screen: String
    package let reached: Verdict<Reached>
    package let wayBack: Verdict<WayBack>
    package let swipeBack: Verdict<SwipeBack>

    /// Whether its author closed it on purpose.
    package let isLocked: Bool

    /// Whether the system it runs on has UIKit's navigation, and with it a back button to hide.
    package let hasUIKitNavigation: Bool

    /// Whether a modifier further out shows the button again.
    package let isUndone: Bool

    /// Whether nobody can show it: it is private, and its file never makes it.
    package let isNeverShown: Bool

    /// Whether it is put on other screens by them.
    package let isWrapper: Bool
    package internal(set) var uses: [UseVerdict]

    /// What leaves it all the same, if it is closed or asks first.
    package var opening: Opening?

    /// Where an item would go that leads back; known only where none does.
    package let itemSite: Possibility<ItemSite, ItemSite.Obstacle>?

    /// Where the file would go that restores the swipe; known only where nothing does.
    package internal(set) var swipeSite: Possibility<SwipeFileSite, SwipeFileSite.Obstacle>?

    package let faults: ScreenFaults
}

/// What was found out about one screen that uses a wrapper with a hide.
package struct UseVerdict: Sendable {
    /// The called name that puts the wrapper on the screen.
    package let site: Place
    package let screen: String
    package let reached: Verdict<Reached>
    package let wayBack: Verdict<WayBack>
    package let swipeBack: Verdict<SwipeBack>

    /// As those of a screen.
    package let itemSite: Possibility<ItemSite, ItemSite.Obstacle>?
    package internal(set) var swipeSite: Possibility<SwipeFileSite, SwipeFileSite.Obstacle>?
}

extension ScreenVerdict {
    /// Whether it may be told that nothing restores the swipe.
    var lacksSwipe: Bool { swipeBack.answer == .none && reached.answer.isOnAStack && hides == .always }
}

extension UseVerdict {
    /// As of a screen whose hide is always in force.
    var lacksSwipe: Bool { swipeBack.answer == .none && reached.answer.isOnAStack }
}
