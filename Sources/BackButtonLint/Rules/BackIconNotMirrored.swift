extension Rule {
    /// An arrow that points the wrong way where people read from right to left.
    static let backIconNotMirrored = Rule(
        id: "back_icon_not_mirrored",
        isOn: false,
        severity: .note,
        summary: "the symbol of a way back points left where people read from right to left, too",
        explanation: .backIconNotMirrored,
        fix: "use the symbol that turns around",
        needles: BackSigns.unmirrored,
        check: .backControls { control in
            guard !control.isTurned else { return [] }
            return control.symbols.compactMap { symbol in
                guard let mirrored = BackSigns.mirrored(symbol.name) else { return nil }
                var remedy = Remedy(message: "use `\(mirrored)`", isSafe: false)
                let text = symbol.string.node.text.replacing(symbol.name, with: mirrored)
                remedy.edits = [
                    Remedy.Change(file: symbol.string.file, range: symbol.string.node.range, replacement: text)
                ]
                return Finding(
                    place: symbol.string, screen: control.screen,
                    message: "`\(symbol.name)` on `\(control.screen)` points left in every language: use `\(mirrored)`",
                    steps: control.wayBack.steps, remedies: [remedy])
            }
        }
    )
}
