extension Rule {
    /// A conformance that doesn't say whose it is, or says so where it is the module's own.
    static let missingRetroactive = Rule(
        id: "missing_retroactive",
        isOn: false,
        severity: .note,
        concern: .code,
        summary: "a navigation controller conforms without `@retroactive`, or an own one with it",
        explanation: .missingRetroactive,
        fix: "insert or delete the attribute",
        check: .repairs { repair in repair.conformances.compactMap { finding(at: $0) } }
    )

    private static func finding(at conformance: SwipeRepair.Conformance) -> Finding? {
        let type = conformance.typeName.node.text
        let (message, remedy): (String, Remedy)
        switch conformance.retroactive {
        case .fine: return nil
        case .missing:
            message =
                "`\(type)` and `UIGestureRecognizerDelegate` are both UIKit's: "
                + "write `@retroactive` before the protocol, or the compiler warns"
            remedy = RetroactiveAttribute.insertion(at: conformance.entry)
        case .wrong(let attribute):
            message =
                "`\(type)` is the module's own, and its conformance isn't retroactive: "
                + "delete `@retroactive`, which Swift 6 refuses"
            remedy = RetroactiveAttribute.deletion(of: attribute)
        }
        return Finding(
            file: conformance.entry.file, range: RetroactiveAttribute.protocolName(in: conformance.entry.node),
            screen: type, message: message,
            steps: [Trail.Step(place: conformance.entry, reason: .conformsHere, parent: nil)], remedies: [remedy])
    }
}
