import Foundation
import Testing

@testable import BackButtonLint

/// What `--fix` makes of comments that do nothing.
@Suite struct CommentDeletionTests {
    /// The lines of a file behind an app with one screen, after its safe fixes.
    private func fixed(_ lines: [String], end: String = "\n") throws -> [String] {
        let folder = try TemporaryFolder()
        let screen = [
            "import SwiftUI", "struct Pier: View {",
            "    var body: some View { NavigationStack { NavigationLink(\"Boat\") { BoatView() } } }", "}",
            "struct BoatView: View {", "    var body: some View {", "        Text(\"Boat\")",
        ]
        try folder.write("Pier.swift", (screen + lines).joined(separator: end) + end)
        let configuration = Configuration(root: String(decoding: folder.path, as: UTF8.self))
        let (outcome, report) = try Linter(configuration: configuration).fix(includesUnsafe: false)
        #expect(!report.diagnostics.contains { $0.rule == "unused_suppression" })
        #expect(outcome.skipped.isEmpty)
        guard let change = outcome.changes.first else { return lines }
        let text = String(decoding: change.new, as: UTF8.self).components(separatedBy: end)
        return Array(text.dropFirst(screen.count).dropLast())
    }

    private let hide = "            .navigationBarBackButtonHidden()"

    @Test(arguments: ["\n", "\r\n"])
    func aCommentGoesWithItsLineOrTheBlanksBeforeIt(end: String) throws {
        let lines = [
            "            // backlint:disable:next all",
            "            .bold()  // backlint:disable:this missing_back_button",
            hide, "    }", "}", "// backlint:enable all",
        ]
        #expect(try fixed(lines, end: end) == ["            .bold()", hide, "    }", "}"])
    }

    @Test func whatEndsNothingElseGoesToo() throws {
        let head = [hide, "    }", "}"]
        let region = ["// backlint:disable missing_back_button", "let a = 1", "// backlint:enable missing_back_button"]
        #expect(try fixed(head + region) == head + ["let a = 1"])
        let parts = [
            "// backlint:disable all", "let a = 1", "// backlint:enable missing_back_button", "// backlint:enable all",
        ]
        #expect(try fixed(head + parts) == head + ["let a = 1"])
    }

    @Test func whatEndsAnotherStays() throws {
        let kept = [
            "            // backlint:disable missing_back_button", hide, "    }", "}", "// backlint:enable all",
        ]
        var lines = kept
        lines.insert("// backlint:disable:next all", at: 4)
        #expect(try fixed(lines) == kept)
        lines = kept
        lines.insert("// backlint:disable missing_back_button", at: 4)
        #expect(try fixed(lines) == kept)
    }
}
