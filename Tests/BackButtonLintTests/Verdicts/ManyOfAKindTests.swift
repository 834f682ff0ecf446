import Testing

@testable import BackButtonLint

/// Generated code may hold hundreds of whatever there is. What all of them ask is found out once: these texts would take
/// minutes if each looked at all others in turn, or at all pairs of them.
@Suite struct ManyOfAKindTests {
    @Test func screensOfOneNameAreToldApart() throws {
        let numbers = 0..<250
        let links = numbers.map { "NavigationLink(\"a\") { O\($0).S() }" }.joined(separator: "\n")
        let screens = numbers.map {
            "enum O\($0) { struct S: View { var body: some View { Text(\"a\").navigationBarBackButtonHidden() } } }"
        }
        let report = try report(
            on: "struct Home: View { var body: some View { NavigationStack { List {\n\(links)\n} } } }\n"
                + screens.joined(separator: "\n"))
        #expect(report.screens.count == numbers.count)
        #expect(report.screens.allSatisfy { $0.reached == "pushed" })
        // Each has one link alone.
        let steps = report.diagnostics.filter { $0.rule == "missing_back_button" }.flatMap(\.notes).map(\.range.start)
        #expect(Set(steps.map(\.line)).count == 2 * numbers.count)
    }

    @Test func controllersThatSwitchTheSwipe() throws {
        let controllers = (0..<250).map {
            """
            final class Screen\($0): UIViewController {
                let helper = Helper\($0)()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationController?.interactivePopGestureRecognizer?.delegate = helper
                    navigationController?.interactivePopGestureRecognizer?.isEnabled = true
                }
            }
            final class Helper\($0): NSObject, UIGestureRecognizerDelegate {
                func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { true }
            }
            """
        }
        let report = try report(on: "import UIKit\n" + controllers.joined(separator: "\n"))
        #expect(report.diagnostics.isEmpty)
    }

    private func report(on text: String) throws -> Report {
        let folder = try TemporaryFolder()
        try folder.write("Many.swift", text)
        // On this thread alone, whose time it is that counts.
        let linter = Linter(configuration: Configuration(root: String(decoding: folder.path, as: UTF8.self)))
        var report: Report?
        let time = try processorTime { report = try linter.run() }
        #expect(time < 20)
        return try #require(report)
    }
}
