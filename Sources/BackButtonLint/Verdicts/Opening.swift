/// What leaves a screen that its author closed, or that asks before it is left.
package struct Opening: Sendable {
    package let closure: Closure

    /// What closes the screen, and what opens it.
    package let steps: [Trail.Step]

    /// How a screen is closed.
    package enum Closure: Sendable {
        /// By a directive.
        case locked
        /// Its way back asks first, at least at times.
        case asksFirst
    }
}

/// Tells whether the app's swipe back leaves a screen that is closed.
struct OpeningFinder {
    /// The assignment of a repair that is in force for every screen and asks none; nil if one asks, or may ask.
    private let unaskedRepair: Place?

    /// - Parameter isNear: Whether the code of a file runs in the app of the screen.
    init(among repairs: [SwipeRepair], isNear: (Int) -> Bool) {
        let inForce = repairs.filter { $0.extent == .app && $0.idleness == nil && isNear($0.ownerName.file) }
        unaskedRepair = inForce.allSatisfy(\.guarding.screen.isNotAsked) ? inForce.first?.assignment : nil
    }

    /// Whether the code of a screen may open a dialog: worth a second look at it.
    static func mayAsk(_ survey: Survey) -> Bool {
        survey.regions.contains { dialogs.found(in: $0.place.node.tree.bytes) != 0 }
    }

    private static let dialogs = ByteSearch(["alert", "Alert", "Dialog", "dialog", "actionSheet", "ActionSheet"])

    /// - Parameter asks: The dialog that the way back opens first, asked for where no directive closes the screen.
    func opening(at site: Place, isLocked: Bool, asks: () -> Place?) -> Opening? {
        guard let repair = unaskedRepair else { return nil }
        let opens = Trail.Step(place: repair, reason: .attachesDelegate, parent: nil)
        if isLocked {
            let closes = Trail.Step(place: site, reason: .closedOnPurpose, parent: nil)
            return Opening(closure: .locked, steps: [closes, opens])
        }
        return asks().map { dialog in
            Opening(
                closure: .asksFirst, steps: [Trail.Step(place: dialog, reason: .asksFirst, parent: nil), opens])
        }
    }
}
