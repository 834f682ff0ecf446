extension Rule {
    /// A way back that a screen reader reads out as the name of a file.
    static let backIconUnlabeled = Rule(
        id: "back_icon_unlabeled",
        isOn: false,
        severity: .warning,
        summary: "a way back is an image of the app's own, and nothing says what it is",
        explanation: .backIconUnlabeled,
        fix: "add a label",
        needles: ["Image(", "Image ("],
        check: .backControls { control in
            guard let image = control.unlabelled.first else { return [] }
            let layout = Layout(tree: control.expression.node.tree)
            let chain = control.expression.node
            let slot = ModifierSlot(behind: chain, layout, unit: layout.unit(around: chain))
            let start = slot.hasOwnLine ? layout.lineEnd + slot.indentation : ""
            var remedy = Remedy(message: "add a label", isSafe: false)
            remedy.edits =
                [(ByteRange(slot.offset, slot.offset), start + ".accessibilityLabel(\"Back\")")].map {
                    Remedy.Change(file: control.expression.file, range: $0.0, replacement: $0.1)
                }
                + slot.breaks.map {
                    Remedy.Change(
                        file: control.expression.file, range: $0.range, replacement: layout.lineEnd + $0.indentation)
                }
            remedy.edits.sort { $0.range.start < $1.range.start }
            let name = image.node.ownLink ?? image.node.link
            return [
                Finding(
                    place: image.at(name?.node.child(.declName) ?? image.node), screen: control.screen,
                    message: "the way back of `\(control.screen)` is read out by the name of its image's file: "
                        + "add an `accessibilityLabel`",
                    steps: control.wayBack.steps, remedies: [remedy])
            ]
        }
    )
}
