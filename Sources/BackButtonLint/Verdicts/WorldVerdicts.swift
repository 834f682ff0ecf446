/// All that was found out about one world.
package struct WorldVerdicts: Sendable {
    /// In path and source order, as everything here.
    package var screens: [ScreenVerdict] = []
    package var dismissals: [MisplacedDismissal] = []
    package var repairs: [SwipeRepair] = []

    package init() {}
}
