import Foundation
import Testing

@testable import BackButtonLint

/// Runs that the system gives less than they are used to: closed places, few open files, little memory, no room.
@Suite struct SurroundingsTests {
    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }

    /// Nothing that is opened later takes the place of standard output: what is printed would stand in it.
    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
    func aClosedPlaceStaysClosed(closed: String) throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write("App/bad.swift", [0xFF] + Array(" navigationBarBackButtonHidden".utf8))
        let words = "--rule=missing_back_button --unsafe-fixes --format=json=a.json --statistics"
        #expect(try BuiltTool.shell("$backlint \(words) \(closed) || exit 1", in: folder.url) == 0)
        let report = try JSONSerialization.jsonObject(with: Data(text("a.json", in: folder).utf8))
        #expect((report as? [String: Any])?["diagnostics"] != nil)
        let source = try text("App/First.swift", in: folder)
        #expect(source.hasPrefix("struct First: View {") && source.contains("ToolbarItem"))
        #expect(!source.contains("backlint"))
        // What was asked for can't be had.
        let printed = try BuiltTool.shell("$backlint --format=json \(closed)", in: folder.url)
        #expect(printed == (closed.contains(" >&-") || closed == ">&-" ? 2 : 0))
        #expect(try BuiltTool.shell("$backlint --stdin-path App/First.swift <&-", in: folder.url) == 2)
    }

    #if os(Linux)
        /// Fewer open files than it needs: it says so and fails, instead of finding nothing in what it can't open.
        @Test func withoutOpenFilesItFails() throws {
            let folder = try TemporaryFolder()
            try PathTests.app(in: folder)
            var statuses: Set<Int32> = []
            // Below four not even the program's own libraries can be opened.
            for count in 4...8 {
                let line = "ulimit -n \(count); $backlint --jobs 1 --rule=missing_back_button --strict >out 2>talk"
                let status = try BuiltTool.shell(line, in: folder.url)
                let talk = try text("talk", in: folder)
                #expect(status == 1 ? talk == "" : status == 2 && talk.contains("too many open files"), "\(count)")
                #expect(try status == 2 || text("out", in: folder).contains("First.swift:3:19: error: `First`"))
                statuses.insert(status)
            }
            #expect(statuses == [1, 2])
        }

        /// Somewhere in the work memory comes to an end: what is written is whole all the same.
        @Test(.disabled(if: Sanitizer.isOn, "a sanitizer takes more address space at once than a limit leaves"))
        func withoutMemoryNothingIsHalfWritten() throws {
            let folder = try TemporaryFolder()
            let filler = String(repeating: "func f(_ a: Int) -> Int { a + 1 }\n", count: 20_000)
            let before = filler + PathTests.screen("First", "Text(\"1\").navigationBarBackButtonHidden()")
            var statuses: Set<Int32> = []
            var seen: Set<Int> = []
            for megabytes in [24, 40, 56, 80, 2000] {
                try folder.write("A.swift", before)
                let words = "--unsafe-fixes --jobs 1 --rule=missing_back_button --format=json=a.json"
                let line =
                    "ulimit -c 0; ulimit -v \(megabytes << 10); SWIFT_BACKTRACE=enable=no $backlint \(words) 2>/dev/null"
                statuses.insert(try BuiltTool.shell(line, in: folder.url))
                let after = try text("A.swift", in: folder)
                #expect(
                    after == before
                        || after.hasPrefix(filler) && after.contains("ToolbarItem") && after.hasSuffix("}\n"))
                seen.insert(after.utf8.count)
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
                #expect(Set(names).isSubset(of: ["A.swift", "a.json"]))
            }
            #expect(statuses.contains(0) && statuses.count > 1 && seen.count == 2)
        }
    #endif

    /// A limit on the size of files is an error like a full disk, not the process's end.
    @Test func aFileThatMayNotGrowIsAFailure() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write("a.json", "old")
        let line = "ulimit -f 0; $backlint --format=json=a.json"
        #expect(try BuiltTool.shell("bash -c '\(line)' 2>&1 | cat >talk; exit ${PIPESTATUS[0]}", in: folder.url) == 2)
        #expect(
            try text("talk", in: folder) == "error: cannot write 'a.json': the file would be larger than is allowed\n")
        #expect(try text("a.json", in: folder) == "old")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
                ".git", "App", "Kit", "a.json", "talk",
            ])
    }

    #if os(Linux)
        /// A device or pipe that never ends.
        @Test(arguments: [
            (["syntax", "tokens", "/dev/zero"], "backlint: /dev/zero: it has more than 64 MB"),
            (["syntax", "tokens", "@/dev/zero"], "error: cannot read '/dev/zero': it has more than 64 MB"),
            (["--config", "/dev/zero"], "error: cannot read the configuration '/dev/zero': it has more than 1 MB"),
            (["--baseline", "/dev/zero"], "error: cannot read the baseline '/dev/zero': it has more than 64 MB"),
        ])
        func whatNeverEndsIsRefused(arguments: [String], talk: String) throws {
            let folder = try TemporaryFolder()
            let outcome = try BuiltTool.run(arguments, in: folder.url)
            #expect(outcome.status == 2 && outcome.output == "" && outcome.talk.hasPrefix(talk))
        }
    #endif
}
