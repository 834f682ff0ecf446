import Foundation
import Testing

@testable import BackButtonLint

/// Lints every input below `TestInputs` and compares what is reported with what its comments say.
@Suite struct RuleInputTests {
    @Test(arguments: RuleInput.rules)
    func aRuleInputGivesWhatItsCommentsSay(_ input: RuleInput) throws { try check(input) }

    @Test(arguments: RuleInput.projects)
    func aProjectGivesWhatItsCommentsSay(_ input: RuleInput) throws { try check(input) }

    @Test func theInputsAreFound() {
        #expect(RuleInput.rules.count > 60)
        #expect(RuleInput.projects.count > 2)
    }

    private func check(_ input: RuleInput) throws {
        let expectations = try input.expectations()
        #expect(!expectations.isEmpty, "an input says what it expects, at least `// expect: nothing`")
        let (report, whole) = try input.withCopy { root in
            var configuration = try input.configuration(root: root)
            let report = try Linter(configuration: configuration).run()
            configuration.gathersEverything = true
            return (report, try Linter(configuration: configuration).run())
        }
        for complaint in report.complaints {
            record("could not be looked at: \(complaint.reason)", at: complaint.path, 1, of: input)
        }
        for mismatch in Mismatch.all(in: report, expecting: expectations) {
            record(mismatch.text, at: mismatch.path, mismatch.line, of: input)
        }
        for screen in report.screens {
            let range = screen.range
            let text = try String(contentsOfFile: input.file(screen.path), encoding: .utf8).utf8
            let word = text.dropFirst(range.start.offset).prefix(range.end.offset - range.start.offset)
            #expect(String(word) == "navigationBarBackButtonHidden", "the place of a screen is the identifier")
        }
        let said = report.diagnostics.map { String(reflecting: $0) } + report.screens.map { String(reflecting: $0) }
        let wholeSaid = whole.diagnostics.map { String(reflecting: $0) } + whole.screens.map { String(reflecting: $0) }
        #expect(said == wholeSaid, "parsing every file changed the report")
    }

    /// Fails at the line of the input itself.
    private func record(_ text: String, at path: String, _ line: Int, of input: RuleInput) {
        Issue.record(
            "\(path):\(line): \(text)",
            sourceLocation: SourceLocation(
                fileID: "TestInputs/" + input.name, filePath: input.file(path), line: max(line, 1), column: 1))
    }
}
