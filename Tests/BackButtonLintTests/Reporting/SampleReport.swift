@testable import BackButtonLint

/// A report by hand that has one of everything: what reporters are tested with.
enum SampleReport {
    static let report = Report(
        root: "/apps/Bakery",
        summary: summary,
        diagnostics: [
            noWayBack, elsewhere, wide, swipe("OrderView", "App/OrderView.swift", fixIts: [swipeFile]),
            swipe("CakeView", "App/CakeView.swift", fixIts: [swipeFile]),
            swipe("RecipeView", "App/RecipeView.swift", fixIts: [swipeFile]),
        ],
        screens: screens,
        complaints: [.init(path: "App/Old.swift", reason: "isn't UTF-8; passed over")],
        sources: sources.mapValues { Array($0.utf8) })

    /// The same app with nothing to report.
    static let clean = Report(
        root: "/apps/Bakery",
        summary: {
            var summary = Report.Summary()
            summary.files = 12
            summary.screens = 2
            return summary
        }(),
        diagnostics: [], screens: [well("CakeView"), well("RecipeView")])

    static let sources = [
        "App/OrderView.swift": """
        struct OrderView: View {
        \tvar body: some View {
        \t\tList { Text("Rye") }
        \t\t\t.navigationBarBackButtonHidden()
        \t}
        }

        """,
        "App/CakeView.swift": """
        struct CakeView: View {
            var body: some View {
                Text("🎂 焼き菓子").navigationBarBackButtonHidden().bold()
                Button("Done") { leave() }
            }
        }

        """,
        "App/RecipeView.swift": "struct RecipeView: View { // \u{1b}[31m\n    var body: some View { "
            + String(repeating: "Text(\"flour\").padding() ", count: 12)
            + ".navigationBarBackButtonHidden(true) }\n}\n",
    ]

    private static var summary: Report.Summary {
        var summary = Report.Summary()
        summary.files = 12
        summary.parsed = 4
        summary.screens = 4
        summary.warnings = 5
        summary.notes = 1
        summary.suppressed = 2
        summary.fixable = 4
        return summary
    }

    private static let noWayBack = Diagnostic(
        rule: "missing_back_button", severity: .warning,
        message: "OrderView hides the back button and nothing on it leads back", screen: "OrderView", scope: "Bakery",
        path: "App/OrderView.swift", range: range(of: "navigationBarBackButtonHidden", in: "App/OrderView.swift"),
        notes: [
            .init(
                message: "the screen that is pushed", path: "App/OrderView.swift",
                range: range(of: "OrderView", in: "App/OrderView.swift")),
            .init(
                message: "its body has no control that leaves", path: "App/OrderView.swift",
                range: range(of: "List", in: "App/OrderView.swift")),
        ],
        fixIts: [
            FixIt(
                message: "add a back button in the bar's leading slot", safe: false,
                edits: [
                    Edit(
                        path: "App/OrderView.swift", range: place(before: "\tvar body", in: "App/OrderView.swift"),
                        replacement: "\t@Environment(\\.dismiss) private var dismiss\n\n"),
                    Edit(
                        path: "App/OrderView.swift", range: place(before: "\n\t}\n", in: "App/OrderView.swift"),
                        replacement: """

                            \t\t\t.toolbar {
                            \t\t\t\tToolbarItem(placement: .topBarLeading) {
                            \t\t\t\t\tButton("Back") { dismiss() }
                            \t\t\t\t}
                            \t\t\t}
                            """),
                ]),
            FixIt(
                message: "say that the screen is closed on purpose", safe: true,
                edits: [
                    Edit(
                        path: "App/OrderView.swift", range: place(before: "\t\t\t.nav", in: "App/OrderView.swift"),
                        replacement: "\t\t\t// backlint:locked - reason\n")
                ]),
        ],
        fingerprint: "missing_back_button:App/OrderView.swift:OrderView:0")

    private static let elsewhere = Diagnostic(
        rule: "back_button_not_leading", severity: .note,
        message: "CakeView's way back isn't in the bar's leading slot", screen: "CakeView", scope: "Bakery",
        path: "App/CakeView.swift", range: range(of: "navigationBarBackButtonHidden", in: "App/CakeView.swift"),
        notes: [
            .init(
                message: "this button leaves", path: "App/CakeView.swift",
                range: range(of: "Button(", in: "App/CakeView.swift"))
        ], fixIts: [], fingerprint: "back_button_not_leading:App/CakeView.swift:CakeView:0")

    private static let wide = Diagnostic(
        rule: "needless_back_button_hide", severity: .warning,
        message: "RecipeView \u{7}: error: \"quoted\"", screen: "RecipeView", scope: nil,
        path: "App/RecipeView.swift", range: range(of: "navigationBarBackButtonHidden", in: "App/RecipeView.swift"),
        notes: [],
        fixIts: [
            FixIt(
                message: "delete the call", safe: false,
                edits: [
                    Edit(
                        path: "App/RecipeView.swift",
                        range: range(of: ".navigationBarBackButtonHidden(true)", in: "App/RecipeView.swift"),
                        replacement: "")
                ])
        ], fingerprint: "needless_back_button_hide:App/RecipeView.swift:RecipeView:0")

    private static let swipeFile = FixIt(
        message: "create the file that brings the swipe back", safe: false, edits: [],
        creates: [
            NewFile(
                path: "App/UINavigationController+SwipeBack.swift",
                contents: "import UIKit\n\nextension UINavigationController {\n}\n")
        ])

    private static func swipe(_ screen: String, _ path: String, fixIts: [FixIt]) -> Diagnostic {
        Diagnostic(
            rule: "missing_swipe_back", severity: .warning,
            message: "\(screen) hides the back button and with it the swipe back", screen: screen, scope: "Bakery",
            path: path, range: range(of: "navigationBarBackButtonHidden", in: path),
            notes: [], fixIts: fixIts, fingerprint: "missing_swipe_back:\(path):\(screen):0")
    }

    private static let screens = [
        Report.Screen(
            screen: "CakeView", scope: "Bakery", path: "App/CakeView.swift",
            range: range(of: "navigationBarBackButtonHidden", in: "App/CakeView.swift"), hides: "always",
            reached: "pushed",
            wayBack: .init(
                verdict: "elsewhere",
                evidence: [
                    .init(path: "App/CakeView.swift", line: 2, column: 9, what: "the body of CakeView"),
                    .init(path: "App/CakeView.swift", line: 4, column: 9, what: "this button leaves"),
                ]), swipeBack: .init(verdict: "none", evidence: []), locked: false, uses: []),
        Report.Screen(
            screen: "View.plainBar()", scope: nil, path: "App/OrderView.swift",
            range: range(of: "navigationBarBackButtonHidden", in: "App/OrderView.swift"), hides: "always",
            reached: "unknown", wayBack: .init(verdict: "unknown", evidence: []),
            swipeBack: .init(verdict: "app", evidence: []), locked: true,
            uses: [
                Report.Use(
                    screen: "OrderView", path: "App/OrderView.swift",
                    range: range(of: "List", in: "App/OrderView.swift"), reached: "pushed",
                    wayBack: .init(
                        verdict: "leading",
                        evidence: [.init(path: "App/OrderView.swift", line: 3, column: 3, what: "its bar")]),
                    swipeBack: .init(verdict: "app", evidence: []))
            ]),
        well("RecipeView"),
    ]

    private static func well(_ name: String) -> Report.Screen {
        Report.Screen(
            screen: name, scope: "Bakery", path: "App/\(name).swift",
            range: range(of: "navigationBarBackButtonHidden", in: "App/\(name).swift"), hides: "always",
            reached: "pushed", wayBack: .init(verdict: "leading", evidence: []),
            swipeBack: .init(verdict: "app", evidence: []), locked: false, uses: [])
    }

    /// The place of the first `words` in a source.
    private static func range(of words: String, in path: String) -> PositionRange {
        guard let text = sources[path], let found = text.firstRange(of: words) else {
            fatalError("no \(words) in \(path)")
        }
        return PositionRange(start: position(found.lowerBound, in: text), end: position(found.upperBound, in: text))
    }

    private static func place(before words: String, in path: String) -> PositionRange {
        let start = range(of: words, in: path).start
        return PositionRange(start: start, end: start)
    }

    private static func position(_ index: String.Index, in text: String) -> Position {
        let before = text[..<index]
        let line = before.lastIndex(of: "\n").map { text[text.index(after: $0)..<index] } ?? before
        return Position(
            line: before.count { $0 == "\n" } + 1, column: line.utf8.count + 1, utf16Column: line.utf16.count + 1,
            offset: before.utf8.count)
    }
}
