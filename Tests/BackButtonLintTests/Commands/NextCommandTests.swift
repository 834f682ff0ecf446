import Foundation
import Testing

@testable import BackButtonLint

/// The last line of text is a command that works.
@Suite struct NextCommandTests {
    @Test(
        arguments: [
            ([], "Odd"), (["App"], "First"), (["--root", ".", "App/First.swift"], "First"),
            (["--", "-x/It's.swift"], "Odd"),
            (["--rule=missing_swipe_back"], nil), (["--exclude=-x", "--no-ignore"], "Left"),
            (["--config=Kit/it's.json"], "First"),
        ] as [([String], String?)])
    func itPrintsMoreAboutTheFirstFinding(arguments: [String], screen: String?) throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write("-x/It's.swift", PathTests.screen("Odd", "Text(\"3\").navigationBarBackButtonHidden()"))
        try folder.write("A/Left.swift", PathTests.screen("Left", "Text(\"4\").navigationBarBackButtonHidden()"))
        try folder.write(".gitignore", "/A\n")
        try folder.write("Kit/it's.json", "{ \"excluded\": [\"../-x\"] }")
        let outcome = try BuiltTool.run(["--format=text"] + arguments, in: folder.url)
        let last = try #require(outcome.output.split(separator: "\n").last)
        try #require(last.hasPrefix("next: backlint "))
        let line = last.dropFirst("next: ".count)
        #expect(try BuiltTool.shell("backlint() { $backlint \"$@\"; }; {\n\(line)\n} >out 2>talk", in: folder.url) == 0)
        let more = try String(contentsOf: folder.url.appending(path: "out"), encoding: .utf8)
        #expect(try String(contentsOf: folder.url.appending(path: "talk"), encoding: .utf8) == "")
        #expect(more.hasPrefix(screen.map { $0 + "\n  hides " } ?? "SCREEN "))
    }

    /// Names are bytes of the sources: nothing in them may be taken for a command.
    @Test func aNameIsNoCommand() throws {
        let folder = try TemporaryFolder()
        let name = "`it; touch owned`"
        try folder.write(
            "A.swift", "extension View { func \(name)() -> some View { navigationBarBackButtonHidden() } }")
        try folder.write("B.swift", PathTests.screen("$(touch owned)", "Text(\"1\").navigationBarBackButtonHidden()"))
        let outcome = try BuiltTool.run(["--format=text"], in: folder.url)
        let last = try #require(outcome.output.split(separator: "\n").last)
        let line = last.dropFirst("next: ".count)
        _ = try BuiltTool.shell("backlint() { $backlint \"$@\"; }\n\(line)", in: folder.url)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "owned").path()))
    }
}
