import Testing

@testable import BackButtonLint

@Suite struct ScreensTests {
    @Test func theTablePrintsAsRecorded() throws {
        try Golden.expect(ScreensTable.text(SampleReport.report, ReportStyle()), is: "screens.txt")
        try Golden.expect(ScreensTable.text(SampleReport.clean, ReportStyle()), is: "screens-clean.txt")
    }

    @Test func theTrailPrintsAsRecorded() throws {
        let names = ScreenTrail.names(in: SampleReport.report)
        #expect(names == ["CakeView", "RecipeView", "View.plainBar()"])
        let trails = names.compactMap { ScreenTrail.text(of: $0, in: SampleReport.report, ReportStyle()) }
        try Golden.expect(trails.joined(separator: "\n"), is: "trails.txt")
        #expect(ScreenTrail.text(of: "cakeview", in: SampleReport.report, ReportStyle()) == nil)
    }

    @Test func withoutScreensItSaysWhatWasLookedAt() {
        var summary = Report.Summary()
        let empty = Report(root: "/apps/Bakery", summary: summary, diagnostics: [], screens: [])
        #expect(ScreensTable.text(empty, ReportStyle()) == "no Swift files in /apps/Bakery\n")
        summary.files = 1
        let idle = Report(root: "/apps/Bakery", summary: summary, diagnostics: [], screens: [])
        #expect(ScreensTable.text(idle, ReportStyle()) == "no screen hides the back button (1 Swift file looked at)\n")
    }

    @Test(
        arguments: [
            (.hidesAtTimes, "it does so only at times"), (.isUndone, "it shows it again"),
            (.otherSystem, "it runs without UIKit's navigation"), (.unused, "it can't be told"),
            (nil, "it lacks a way back or a swipe"),
        ] as [(Exemption?, String)])
    func whatNoRuleSpeaksAboutIsNotToldAsAFault(exemption: Exemption?, sentence: String) throws {
        var screen = try #require(SampleReport.report.screens.first)
        screen.exemption = exemption
        #expect(ScreenTally([screen]).sentence == sentence)
        let report = Report(root: "/r", summary: .init(), diagnostics: [], screens: [screen])
        let trail = try #require(ScreenTrail.text(of: screen.screen, in: report, ReportStyle()))
        #expect(trail.contains("\n  no finding  ") == (exemption != nil))
    }

    @Test func statisticsCountPerRule() {
        let lines = Statistics.text(SampleReport.report, seconds: 0.0126).split(separator: "\n")
        #expect(lines.first == "missing_swipe_back         3 findings    3 fixable")
        #expect(lines.last == "time                       13 ms")
    }
}
