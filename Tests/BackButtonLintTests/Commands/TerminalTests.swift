import Foundation
import Testing

@testable import BackButtonLint

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a run prints when its output is a terminal.
@Suite struct TerminalTests {
    /// Runs the tool in a folder of one file, with a terminal as its output; gives what appears there first.
    private func shown(
        _ arguments: [String],
        environment: [String: String],
        file: String? = nil
    ) throws -> String {
        var (leader, follower) = (Int32(-1), Int32(-1))
        try #require(openpty(&leader, &follower, nil, nil, nil) == 0)
        let (screen, terminal) = (FileHandle(fileDescriptor: leader), FileHandle(fileDescriptor: follower))
        return try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: ".git"), withIntermediateDirectories: false)
            if let file { try Data(file.utf8).write(to: folder.appending(path: "A.swift")) }
            let tool = Program(executable: BuiltTool.executable, folder: folder, environment: environment)
            let process = try tool.start(arguments, output: terminal)
            // A terminal holds little: who waits for the end without reading may wait for ever.
            let first = screen.availableData
            try screen.close()
            try terminal.close()
            process.waitUntilExit()
            return String(decoding: first, as: UTF8.self)
        }
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
