extension Rule {
    /// Names that have a successor which the app's oldest system knows.
    static let softDeprecatedBarApi = Rule(
        id: "soft_deprecated_bar_api",
        isOn: false,
        severity: .note,
        concern: .code,
        summary: "an old name where the app's oldest system has its successor",
        explanation: .softDeprecatedBarApi,
        fix: "write the successor",
        needles: ["navigationBarLeading", "navigationBarTrailing", "navigationBarItems", "presentationMode"],
        check: .oldNames { old in
            let (successor, remedy) = modern(old)
            return [
                Finding(
                    file: old.name.file, range: old.range, screen: old.screen,
                    message: "`\(old.text)` in `\(old.screen)` is the old way: `\(successor)` does the same",
                    steps: [], remedies: [remedy].compactMap { $0 })
            ]
        }
    )

    private static func modern(_ old: OldName) -> (successor: String, Remedy?) {
        switch old.kind {
        case .placement(let successor):
            let change = Remedy.Change(file: old.name.file, range: old.name.node.range, replacement: successor)
            return (successor, Remedy(message: "write `\(successor)`", isSafe: true, edits: [change]))
        case .items(let call):
            return ("toolbar", ToolbarSpelling(of: call).remedy)
        case .presentationMode(let property):
            return ("dismiss", DismissSpelling(of: property, key: old.name).remedy)
        }
    }
}
