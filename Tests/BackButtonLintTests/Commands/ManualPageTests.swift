import Foundation
import Testing

@testable import BackButtonLint

/// The page for `man`, read by the programs that do where they are installed.
@Suite struct ManualPageTests {
    private func read(with program: String, _ arguments: [String]) throws -> String {
        try TemporaryFolder.with { folder in
            let page = try BuiltTool.run(["help", "--man"])
            #expect(page.status == 0 && page.talk == "")
            try Data(page.output.utf8).write(to: folder.appending(path: "backlint.1"))
            var reader = try #require(Program.named(program))
            reader.folder = folder
            let outcome = try reader.run(arguments + ["./backlint.1"])
            #expect(outcome.status == 0)
            #expect(String(decoding: outcome.talk, as: UTF8.self) == "")
            // Terminals get bold letters struck twice, or colour.
            let text = String(decoding: outcome.output, as: UTF8.self)
            return text.replacing(try Regex(".\u{8}|\u{1b}\\[[0-9;]*m"), with: "")
        }
    }

    private func expectEverything(in text: String) throws {
        for option in try BuiltTool.run(["--help"]).output.split(separator: "\n") where option.hasPrefix("  --") {
            let name = option.split(separator: " ")[0]
            #expect(text.contains("\n       \(name)"), "\(name)")
        }
        for title in [
            "NAME", "SYNOPSIS", "DESCRIPTION", "LINT", "EXPLAIN", "FORMATS", "EXIT STATUS", "FAULTS", "ENVIRONMENT",
            "FILES",
        ] {
            #expect(text.contains("\n\(title)\n"), "\(title)")
        }
        // A line may be stretched to its margin.
        #expect(text.contains(try Regex("\n +backlint +- +find +SwiftUI +screens")))
        #expect(text.contains("tokens   every token: start, end, kind"))
    }

    @Test(.enabled(if: Program.named("groff") != nil, "groff isn't installed"))
    func groffReadsIt() throws {
        try expectEverything(in: read(with: "groff", ["-man", "-ww", "-Tascii", "-P-c"]))
    }

    @Test(.enabled(if: Program.named("mandoc") != nil, "mandoc isn't installed"))
    func mandocReadsIt() throws {
        try expectEverything(in: read(with: "mandoc", ["-Tascii", "-Werror"]))
    }

    @Test(.enabled(if: Program.named("man") != nil, "man isn't installed"))
    func manShowsIt() throws {
        #if os(Linux)
            try expectEverything(in: read(with: "man", ["--warnings", "-P", "cat", "-l"]))
        #else
            try expectEverything(in: read(with: "man", ["-P", "cat"]))
        #endif
    }
}
