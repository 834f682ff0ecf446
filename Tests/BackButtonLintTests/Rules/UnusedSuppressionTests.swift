import Testing

@testable import BackButtonLint

/// What a directive is told depends on which rules are on, and on nothing else.
@Suite struct UnusedSuppressionTests {
    /// A screen with a way back and without a swipe, and a directive at its hide.
    private func report(_ directive: String, _ change: (inout Configuration) -> Void = { _ in }) throws -> Report {
        let folder = try TemporaryFolder()
        try folder.write(
            "Pier.swift",
            """
            import SwiftUI

            struct Pier: View {
                var body: some View { NavigationStack { NavigationLink("Boat") { BoatView() } } }
            }

            struct BoatView: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Text("Boat")
                        .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Pier") { dismiss() } } }
                        // \(directive)
                        .navigationBarBackButtonHidden()
                }
            }
            """)
        var configuration = Configuration(root: String(decoding: folder.path, as: UTF8.self))
        change(&configuration)
        return try Linter(configuration: configuration).run()
    }

    @Test func aDirectiveThatNamesARuleThatIsOffIsNotJudged() throws {
        for rules in ["missing_back_button", "missing_back_button back_button_not_leading", "all"] {
            let text = "backlint:disable:next \(rules)"
            #expect(
                try report(text) { $0.disabledRules = ["missing_swipe_back"] }.rules
                    == (rules == "all" ? [] : ["unused_suppression"]))
            #expect(try report(text) { $0.disabledRules = ["missing_swipe_back", "missing_back_button"] }.rules == [])
            #expect(try report(text) { $0.onlyRules = ["unused_suppression"] }.rules == [])
        }
        let swipe = "backlint:disable:next missing_swipe_back"
        #expect(try report(swipe) { $0.onlyRules = ["missing_back_button", "unused_suppression"] }.rules == [])
        #expect(try report(swipe).rules == [])
        #expect(
            try report("backlint:enable missing_swipe_back") { $0.disabledRules = ["missing_swipe_back"] }.rules == [])
    }

    @Test func whatIsWrongWithAnyRulesIsToldWithAnyRules() throws {
        for text in [
            "backlint:disable:next missing_swipe", "backlint:lock", "backlint:locked", "backlint:disable:next",
        ] {
            #expect(
                try report(text) { $0.onlyRules = ["unused_suppression"] }.rules == ["unused_suppression"], "\(text)")
            #expect(
                try !report(text) { $0.disabledRules = ["unused_suppression"] }.rules.contains("unused_suppression"))
        }
    }

    @Test func theFindingIsTheCommentWithoutBlanksAtItsEnd() throws {
        let report = try report("backlint:disable:next missing_back_button - é   ")
        let finding = try #require(report.diagnostics.first { $0.rule == "unused_suppression" })
        #expect(finding.range.start.line == 13)
        #expect(finding.range.start.column == 13)
        #expect(
            finding.range.end.offset - finding.range.start.offset
                == "// backlint:disable:next missing_back_button - é".utf8.count)
        #expect(finding.screen == "BoatView")
        #expect(finding.severity == .warning)
        #expect(finding.notes.map(\.range.start.line) == [14])
    }

    @Test func whatIsSilencedIsCounted() throws {
        #expect(try report("backlint:disable:next missing_swipe_back").summary.suppressed == 1)
        #expect(try report("backlint:disable:this missing_back_button unused_suppression").summary.suppressed == 1)
    }
}

extension Report {
    /// The rules of the findings, without that of the swipe, which the screen of these tests lacks.
    fileprivate var rules: [String] { diagnostics.map(\.rule).filter { $0 != "missing_swipe_back" } }
}
