import Foundation
import Testing

@testable import BackButtonLint

/// What a run prints when its output is a terminal.
@Suite struct TerminalTests {
    /// What a run in a folder of one file prints.
    private func shown(_ arguments: [String], environment: [String: String], file: String? = nil) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(".git/HEAD")
        if let file { try folder.write("A.swift", file) }
        return try PseudoTerminal.shown(arguments, in: folder.url, environment: environment).text
    }

    @Test func peopleGetTextByDefault() throws {
        #expect(try shown([], environment: [:]).hasPrefix("no Swift files in "))
        #expect(try shown(["--format", "json"], environment: [:]).hasPrefix("{"))
    }

    @Test(arguments: [
        (["rules"], [:], true),
        (["rules"], ["NO_COLOR": "1"], false),
        (["rules"], ["NO_COLOR": ""], true),
        (["rules"], ["TERM": "dumb"], false),
        (["rules", "--color", "never"], [:], false),
        (["rules", "--color=always"], ["NO_COLOR": "1"], true),
    ])
    func colorIsWelcomeUnlessAskedAway(arguments: [String], environment: [String: String], isColored: Bool) throws {
        #expect(try shown(arguments, environment: environment).contains("\u{1b}[") == isColored)
    }

    @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]])
    func findingsAreFramedInColor(environment: [String: String]) throws {
        let source = PathTests.screen("First", "Text(\"1\").navigationBarBackButtonHidden()")
        let text = try shown(["--rule=missing_back_button"], environment: environment, file: source)
        #expect(text.contains("\u{1b}[1mA.swift:3:19:\u{1b}[0m \u{1b}[1;33mwarning:") == environment.isEmpty)
        #expect(text.contains("A.swift:3:19: warning:") == !environment.isEmpty)
    }

    @Test func aPipeGetsNoColor() throws {
        #expect(!(try BuiltTool.run(["rules"]).output.contains("\u{1b}")))
        #expect(try BuiltTool.run(["rules", "--color", "always"]).output.contains("\u{1b}["))
    }
}
