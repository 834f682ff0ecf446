/// All that was found out about one world.
package struct WorldVerdicts: Sendable {
    /// In path and source order, as everything here.
    package var screens: [ScreenVerdict] = []
    package var dismissals: [MisplacedDismissal] = []
    package var repairs: [SwipeRepair] = []

    // What is found out only if a rule asks.
    package var hiddenBars: [HiddenBar] = []
    package var backControls: [BackControl] = []
    package var dragExits: [DragExit] = []
    package var oldNames: [OldName] = []

    package init() {}
}
