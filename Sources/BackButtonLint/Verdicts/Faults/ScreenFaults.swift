/// What is wrong with the ways back that a screen seems to have.
package struct ScreenFaults: Sendable {
    /// Icons and buttons in the bar's leading slot that look like a way back and do nothing.
    package var inert: [FaultyControl] = []

    /// Controls that look like a way back and push a new screen.
    package var pushing: [FaultyControl] = []

    /// What does no more than the system's own button would.
    package var plain: PlainItem?

    /// The call that hides the bar, if all that leads back stands in it.
    package var hiddenBar: Place?
}

/// A control that doesn't do what it shows.
package struct FaultyControl: Sendable {
    /// The called name of the control or icon.
    package let name: Place

    /// The expression that it begins, with its modifiers.
    package let expression: Place

    /// What it does instead, where that is written; the control itself if it does nothing.
    package let deed: Place

    /// What could take the screen away there; nil where it can't be told whose that would be.
    package let dismissal: ItemSite.Dismissal?

    var withoutRemedy: FaultyControl {
        FaultyControl(name: name, expression: expression, deed: deed, dismissal: nil)
    }
}

/// A leading item that is a bare arrow and only dismisses.
package struct PlainItem: Sendable {
    /// The called name of its button.
    package let name: Place

    /// The call that puts it into the bar, if there is nothing else in it: `toolbar` or `navigationBarItems`; else nil.
    package let modifier: Place?
}
