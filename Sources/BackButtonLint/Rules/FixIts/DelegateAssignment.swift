/// Makes a stack's controller, which says that it is a recognizer's delegate, that of the swipe back.
struct DelegateAssignment {
    private let repair: SwipeRepair
    private let type: Place
    private let slot: BlockSlot
    private let guardEdits: [Remedy.Change]

    /// Nil where it doesn't say so, or its guard would have to be rewritten.
    init?(_ repair: SwipeRepair) {
        guard let conformance = repair.conformances.first, let body = conformance.declaration.node.child(.memberBlock),
            let slot = BlockSlot(conformance.declaration.at(body)), let edits = SwipeGuardFix(repair)?.missingParts
        else { return nil }
        self.repair = repair
        type = conformance.declaration.at(body)
        self.slot = slot
        guardEdits = edits
    }

    private static let assignment = "interactivePopGestureRecognizer?.delegate = self"

    var remedy: Remedy? {
        guard let edits = repair.setUp.map(inSetUp) ?? [setUp] else { return nil }
        return Remedy(message: "make it the recognizer's delegate", isSafe: true, edits: joined(edits))
    }

    /// In the `viewDidLoad` that is there.
    private func inSetUp(_ function: Place) -> [Remedy.Change]? {
        guard let block = function.node.child(.codeBlock), let slot = BlockSlot(function.at(block)) else { return nil }
        let call = block.children.first { item in
            let links = item.links
            return links.count == 2 && links[0].name == SwiftNames.superValue && links[1].call != nil
        }
        if let call { return [slot.behind(call, Self.assignment)] }
        return SuperCall(in: function).map { slot.first([$0.call, Self.assignment]) }
    }

    /// A `viewDidLoad` of its own.
    private var setUp: Remedy.Change { slot.firstMember(setUpLines) }

    private var setUpLines: [BlockSlot.Line] {
        [
            (0, "\(repair.visibility.ofOverrides)override func viewDidLoad() {"),
            (1, "super.viewDidLoad()"),
            (1, Self.assignment),
            (0, "}"),
        ]
    }

    /// All edits in order; a body that is still empty gets both members at once.
    private func joined(_ edits: [Remedy.Change]) -> [Remedy.Change] {
        if type.node.firstChild == nil, repair.setUp == nil, !guardEdits.isEmpty {
            let lines = setUpLines + [(0, "")] + SwipeGuardFix.function(access: repair.visibility.ofMembers)
            return [slot.firstMember(lines)]
        }
        return (edits + guardEdits).sorted { ($0.file, $0.range.start) < ($1.file, $1.range.start) }
    }
}
