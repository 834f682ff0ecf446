import Foundation
import Testing

@testable import BackButtonLint

/// The pages of `backlint explain` say what is true: their code is checked as an app.
@Suite struct ExplanationTests {
    /// Checks an app that pushes the screen of a page. The swipe is repaired, unless the page itself is about that.
    private static func report(on code: String, of rule: Rule) throws -> Report {
        let folder = try TemporaryFolder()
        try folder.write("OrderView.swift", "import SwiftUI\nimport UIKit\n\n\(code)\n")
        try folder.write(
            "CafeApp.swift",
            """
            import SwiftUI

            @main struct CafeApp: App {
                var body: some Scene {
                    WindowGroup {
                        NavigationStack { NavigationLink("Order") { OrderView() } }
                    }
                }
            }
            """)
        let isAboutSwipe = rule.explanation.good.contains("interactivePopGestureRecognizer")
        if !isAboutSwipe, let swipe = Rule.all.first(where: { $0.id == "missing_swipe_back" })?.explanation.good {
            let repair = try #require(swipe.firstRange(of: "extension UINavigationController"))
            // It asks the screens, as an app has to that locks some.
            let guarded = swipe[repair.lowerBound...].replacing(
                "presentedViewController == nil", with: "presentedViewController == nil && SwipeGate.isOpen")
            try folder.write(
                "SwipeBack.swift",
                """
                import UIKit

                @MainActor enum SwipeGate { static var isOpen = true }
                @MainActor func closeSwipe() { SwipeGate.isOpen = false }

                \(guarded)

                """)
        }
        var configuration = Configuration(root: String(decoding: folder.path, as: UTF8.self))
        configuration.enabledRules = [rule.id]
        try folder.write(ProjectRoot.configurationName, #"{ "deploymentTarget": "16.0" }"#)
        configuration.file = try ConfigurationFile.read(
            configuration.root + "/" + ProjectRoot.configurationName, rules: Rule.all.map(\.id), root: folder.path)
        return try Linter(configuration: configuration).run()
    }

    @Test(arguments: Rule.all)
    func theBadCodeIsReportedByItsRuleAlone(_ rule: Rule) throws {
        let findings = try Self.report(on: rule.explanation.bad, of: rule).diagnostics
        #expect(findings.map(\.rule) == [rule.id])
        #expect(findings.first?.path == "OrderView.swift")
        #expect(findings.first?.severity == rule.severity)
    }

    @Test(arguments: Rule.all)
    func theGoodCodeGivesNothing(_ rule: Rule) throws {
        let report = try Self.report(on: rule.explanation.good, of: rule)
        #expect(report.diagnostics.map(\.message) == [])
        #expect(report.complaints.map(\.reason) == [])
    }

    /// What each page says about `disable:next`, and what some say about `locked`.
    @Test(arguments: Rule.all)
    func theDirectivesOfThePageSilence(_ rule: Rule) throws {
        let page = RulePage.text(rule, usesColor: false)
        let exceptions = try #require(page.firstRange(of: "\nexceptions\n"))
        let directives = page[exceptions.upperBound...].split(separator: "\n").compactMap { line in
            line.firstRange(of: "// backlint:").map { String(line[$0.lowerBound...]) }
        }
        #expect(directives.contains("// backlint:disable:next \(rule.id) - the reason"))
        let line = try #require(try Self.report(on: rule.explanation.bad, of: rule).diagnostics.first).range.start.line
        for directive in directives {
            var lines = rule.explanation.bad.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            // Three lines stand above the code.
            lines.insert(directive, at: line - 4)
            let report = try Self.report(on: lines.joined(separator: "\n"), of: rule)
            #expect(report.diagnostics.map(\.rule) == [], "\(directive)")
            #expect(report.summary.suppressed == 1 || report.screens.contains(where: \.locked), "\(directive)")
        }
    }

    @Test(arguments: Rule.all)
    func everyPartIsThereAndFitsIntoItsLines(_ rule: Rule) {
        let page = rule.explanation
        for text in [page.why, page.exceptions, page.fix].compactMap({ $0 }) {
            #expect(text.split(separator: " ").count > 10, "\(text)")
        }
        #expect((page.fix == nil) == (rule.fix == nil), "the table and the page say different things about the fix")
        for line in RulePage.text(rule, usesColor: false).split(separator: "\n") {
            #expect(line.count <= 85 && !line.hasSuffix(" "), "\(line)")
        }
    }
}

extension Rule: CustomTestStringConvertible {
    public var testDescription: String { id }
}
