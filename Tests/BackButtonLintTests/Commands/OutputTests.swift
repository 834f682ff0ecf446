import Foundation
import Testing

@testable import BackButtonLint

/// Where a run prints, and how it ends when it can't.
@Suite struct OutputTests {
    /// Big enough for any pipe to fill up.
    private func manyTokens(in folder: URL) throws {
        try Data(String(repeating: "a b c d e f g h\n", count: 40_000).utf8).write(
            to: folder.appending(path: "a.swift"))
    }

    @Test func aClosedPipeIsAQuietEnd() throws {
        try TemporaryFolder.with { folder in
            try manyTokens(in: folder)
            let line = "$backlint syntax tokens a.swift 2>talk | head -n 1 >first; echo ${PIPESTATUS[0]} >status"
            #expect(try BuiltTool.shell(line, in: folder) == 0)
            #expect(try String(contentsOf: folder.appending(path: "first"), encoding: .utf8) == "file a.swift\n")
            #expect(try String(contentsOf: folder.appending(path: "talk"), encoding: .utf8) == "")
            #expect(try String(contentsOf: folder.appending(path: "status"), encoding: .utf8) == "0\n")
        }
    }

    @Test func aSlowReaderGetsEverything() throws {
        try TemporaryFolder.with { folder in
            try manyTokens(in: folder)
            let line =
                "$backlint syntax tokens a.swift | (sleep 0.2; wc -l) >slow; $backlint syntax tokens a.swift | wc -l >quick"
            #expect(try BuiltTool.shell(line, in: folder) == 0)
            let counts = try ["slow", "quick"].map {
                try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
            }
            #expect(counts[0] == counts[1])
        }
    }

    /// Findings count even when nobody reads them to the end.
    @Test func aClosedPipeDoesNotChangeTheStatus() throws {
        let folder = try TemporaryFolder()
        let screens = (0..<100).map { PathTests.screen("S\($0)", "Text(\"1\").navigationBarBackButtonHidden()") }
        try folder.write("Screens.swift", screens.joined())
        let line =
            "$backlint --strict --format json 2>talk | head -n 1 >first; echo ${PIPESTATUS[0]} >status; wc -c <talk >>status"
        #expect(try BuiltTool.shell(line, in: folder.url) == 0)
        #expect(try String(contentsOf: folder.url.appending(path: "first"), encoding: .utf8) == "{\n")
        let said = try String(contentsOf: folder.url.appending(path: "status"), encoding: .utf8)
        #expect(said.split(whereSeparator: \.isWhitespace) == ["1", "0"])
    }

    #if os(Linux)
        @Test(arguments: [
            ("--version >/dev/full", "error: cannot write to standard output: no space left on the device\n"),
            (
                "explain missing_back_button >/dev/full",
                "error: cannot write to standard output: no space left on the device\n"
            ),
            ("--format=text >/dev/full", "error: cannot write to standard output: no space left on the device\n"),
            ("--format=json=/dev/full", "error: cannot write '/dev/full': no space left on the device\n"),
            ("--version 2>/dev/full", ""),
            ("--format=jsn 2>/dev/full", ""),
        ])
        func aFullDeviceIsAFailure(line: String, talk: String) throws {
            try TemporaryFolder.with { folder in
                let isOutput = !line.hasSuffix("2>/dev/full")
                let status = try BuiltTool.shell("$backlint \(line)" + (isOutput ? " 2>talk" : " >out"), in: folder)
                #expect(status == (line == "--version 2>/dev/full" ? 0 : 2))
                guard isOutput else { return }
                #expect(try String(contentsOf: folder.appending(path: "talk"), encoding: .utf8) == talk)
            }
        }
    #endif

    @Test func aFolderIsNoFileToWriteTo() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "out"), withIntermediateDirectories: false)
            let outcome = try BuiltTool.run(["--format=json=out"], in: folder)
            #expect(outcome.status == 2 && outcome.output == "")
            #expect(outcome.talk == "error: cannot write 'out': it is a folder\n")
        }
    }

    @Test func aClosedOutputIsAFailure() throws {
        #expect(try BuiltTool.shell("$backlint --version >&-", in: TestInput.package) == 2)
    }

    /// An empty patch looks like a clean run.
    @Test func whatAPatchWouldLeaveIsCounted() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", PathTests.screen("Pier", "Text(\"1\").navigationBarBackButtonHidden()"))
        let outcome = try BuiltTool.run(["--diff", "--rule", "missing_back_button"], in: folder.url)
        #expect(outcome.output == "" && outcome.status == 0)
        #expect(
            outcome.talk == "backlint: would leave 1 finding\nbacklint: --unsafe-fixes would fix 1 more finding\n")
    }

    @Test func nothingToCheckIsClean() throws {
        try TemporaryFolder.with { folder in
            let xcode = try BuiltTool.run([], in: folder)
            #expect(xcode.status == 0 && xcode.output == "" && xcode.talk == "")
            let text = try BuiltTool.run(["--format", "text"], in: folder)
            #expect(text.status == 0 && text.output.hasPrefix("no Swift files in "))
            let quiet = try BuiltTool.run(["--format=text", "--quiet"], in: folder)
            #expect(quiet.status == 0 && quiet.output == "")
        }
    }

    @Test func aPathThatCannotBeReadIsAFailure() throws {
        try TemporaryFolder.with { folder in
            let text: [UInt8] = [0xFF] + Array(" navigationBarBackButtonHidden".utf8)
            try Data(text).write(to: folder.appending(path: "bad.swift"))
            let named = try BuiltTool.run(["--root", ".", "bad.swift"], in: folder)
            #expect(named.status == 2 && named.talk.contains("bad.swift: it is not valid UTF-8"))
            let below = try BuiltTool.run(["--root", "."], in: folder)
            #expect(below.status == 0 && below.talk.contains("bad.swift: it is not valid UTF-8"))
        }
    }

    @Test func aPathThatIsLeftOutIsNamed() throws {
        try TemporaryFolder.with { folder in
            try Data("made.swift\n".utf8).write(to: folder.appending(path: ".gitignore"))
            try Data("let a = 1\n".utf8).write(to: folder.appending(path: "made.swift"))
            try Data("let b = 2\n".utf8).write(to: folder.appending(path: "own.swift"))
            let left = try BuiltTool.run(["--root", ".", "made.swift"], in: folder)
            #expect(left.status == 0 && left.talk.contains("made.swift: it is left out"))
            let own = try BuiltTool.run(["--root", ".", "own.swift"], in: folder)
            #expect(own.status == 0 && own.talk == "")
        }
    }

    /// As `App.xcodeproj`, whose sources stand beside it.
    @Test func aFolderWithoutSourcesIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("App.xcodeproj/project.pbxproj", "{}")
        try folder.write("App/A.swift", "let a = 1\n")
        try folder.write("App.swift", "let b = 2\n")
        let project = try BuiltTool.run(["--root", ".", "App.xcodeproj"], in: folder.url)
        #expect(project.status == 0)
        #expect(project.talk == "backlint: App.xcodeproj: it holds no Swift file to check\n")
        for path in ["App", ".", "App.swift"] {
            #expect(try BuiltTool.run(["--root", ".", path], in: folder.url).talk == "")
        }
    }

    @Test func aFormatWithAFileIsWrittenThere() throws {
        try TemporaryFolder.with { folder in
            let outcome = try BuiltTool.run(["--format=json=a=b.json"], in: folder)
            #expect(outcome.status == 0 && outcome.output == "" && outcome.talk == "")
            let written = try String(contentsOf: folder.appending(path: "a=b.json"), encoding: .utf8)
            #expect(written == (try BuiltTool.run(["--format", "json"], in: folder).output))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["a=b.json"])
        }
    }

    @Test func whatIsThereIsReplacedAndKeepsItsMode() throws {
        try TemporaryFolder.with { folder in
            let line = """
                echo old >report; chmod 640 report; ln -s report link; mkfifo pipe; cat pipe >piped &
                $backlint --format json=link --format text=pipe && wait && test -L link && grep -q schemaVersion report
                """
            #expect(try BuiltTool.shell(line, in: folder) == 0)
            let report = folder.appending(path: "report").path()
            let mode = try FileManager.default.attributesOfItem(atPath: report)[.posixPermissions] as? Int
            #expect(mode == 0o640)
            let piped = try String(contentsOf: folder.appending(path: "piped"), encoding: .utf8)
            #expect(piped.hasPrefix("no Swift files in "))
        }
    }

    @Test func aFileThatCannotBeWrittenIsAFailure() throws {
        try TemporaryFolder.with { folder in
            let outcome = try BuiltTool.run(["--format=json=none/a.json", "--format=text"], in: folder)
            #expect(outcome.status == 2)
            #expect(outcome.output == "")
            #expect(outcome.talk == "error: cannot write 'none/a.json': there is no folder 'none'\n")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == [])
        }
    }

    /// However the place is spelled: the later one would be all that is left.
    @Test(arguments: [
        (["json=a.json", "sarif=./a.json"], "two formats can't be written to the same file, 'a.json' and './a.json'"),
        (["json=a.json", "sarif=link"], "two formats can't be written to the same file, 'a.json' and 'link'"),
        (
            ["json", "sarif=/dev/stdout"],
            "two formats can't both be printed; '/dev/stdout' is standard output: --format sarif=FILE"
        ),
        (
            ["json=a.json", "--write-baseline=link"],
            "a format can't be written to the baseline that is written too, 'a.json' and 'link'"
        ),
        (
            ["json=a.json", "--baseline=link"],
            "a format can't be written to the baseline that the run goes by, 'a.json'"
        ),
        (
            ["json=a.json", "--config=a.json"],
            "a format can't be written to the configuration that the run goes by, 'a.json'"
        ),
        (["json=b.json", "sarif=A.swift"], "a format can't be written to what is checked, 'A.swift'"),
        (["json=source"], "a format can't be written to what is checked, 'source'"),
        (["json=Podfile"], "a format can't be written to what is checked, 'Podfile'"),
        (["json=a.json", "sarif=folder"], "cannot write 'folder': it is a folder"),
        (["json=a.json", "sarif=a.json/b"], "cannot write 'a.json/b': there is no folder 'a.json'"),
    ])
    func aFormatNeedsAPlaceOfItsOwn(formats: [String], message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("a.json", "{}")
        try folder.write("A.swift", "")
        try folder.write("folder/a", "")
        for (name, destination) in [("link", "a.json"), ("source", "A.swift")] {
            let link = folder.url.appending(path: name).path()
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
        }
        let words = formats.map { $0.hasPrefix("--") ? $0 : "--format=\($0)" }
        let outcome = try BuiltTool.run(words, in: folder.url)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.talk == "error: \(message)\n")
        #expect(try String(contentsOf: folder.url.appending(path: "a.json"), encoding: .utf8) == "{}")
    }

    /// Readers in a repository know its files from its top, wherever the root lies in it.
    @Test(arguments: [(true, "apps/iOS/App/First.swift"), (false, "App/First.swift")])
    func pathsStartAtTheTopOfTheWorkTree(isWorkTree: Bool, path: String) throws {
        try TemporaryFolder.with { folder in
            let root = folder.appending(path: "apps/iOS")
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
            if isWorkTree {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: ".git"), withIntermediateDirectories: false)
            }
            let screen = PathTests.screen("First", "Text(\"a\").navigationBarBackButtonHidden()")
            try FileManager.default.createDirectory(
                at: root.appending(path: "App"), withIntermediateDirectories: false)
            try Data(screen.utf8).write(to: root.appending(path: "App/First.swift"))
            let words = ["--root=apps/iOS", "--rule=missing_back_button", "--format=json"]
            let json = try BuiltTool.run(words, in: folder).output
            #expect(json.contains("\"path\": \"App/First.swift\""))
            for format in ["sarif", "github", "gitlab", "checkstyle", "junit", "sonarqube", "rdjsonl", "markdown"] {
                let outcome = try BuiltTool.run(words.dropLast() + ["--format=\(format)"], in: folder)
                #expect(outcome.output.contains(path), "\(format)")
                #expect(outcome.output.contains("apps/iOS") == isWorkTree, "\(format)")
            }
        }
    }

    /// What is printed to stays what it is: a log that is added to isn't replaced.
    @Test func standardOutputIsAFileToo() throws {
        try TemporaryFolder.with { folder in
            let line = """
                echo old >log; $backlint --format json=/dev/stdout >>log && head -n 1 log | grep -q old && grep -q schema log
                $backlint --format json=/dev/stdout | cat >piped && $backlint --format json >printed && cmp piped printed
                """
            #expect(try BuiltTool.shell("set -e; " + line, in: folder) == 0)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
            #expect(names == ["log", "piped", "printed"])
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func ofSeveralFilesAllAreWrittenOrNone() throws {
        try TemporaryFolder.with { folder in
            let outcome = try BuiltTool.run(
                ["--format=json=a.json", "--format=sarif=/dev/full", "--format=text"], in: folder)
            #expect(outcome.status == 2 && outcome.output == "")
            #expect(outcome.talk == "error: cannot write '/dev/full': no space left on the device\n")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == [])
        }
    }

    @Test func statisticsAreTalk() throws {
        try TemporaryFolder.with { folder in
            let outcome = try BuiltTool.run(["--statistics", "--format", "json"], in: folder)
            #expect(outcome.talk.contains("Swift files  0, 0 parsed\n"))
            #expect(outcome.output.hasPrefix("{\n"))
        }
    }

    @Test func tokensAreListedByFile() throws {
        try TemporaryFolder.with { folder in
            try Data("let a = 1\n".utf8).write(to: folder.appending(path: "one file.swift"))
            try Data("one file.swift\n".utf8).write(to: folder.appending(path: "list"))
            let outcome = try BuiltTool.run(["syntax", "tokens", "@list", "missing.swift"], in: folder)
            #expect(outcome.output.hasPrefix("file one file.swift\n"))
            #expect(outcome.talk == "backlint: missing.swift: no such file or folder\n")
            #expect(outcome.status == 2)
            let bench = try BuiltTool.run(["syntax", "bench", "@list"], in: folder)
            #expect(bench.status == 0)
            #expect(bench.output.hasPrefix("files 1 bytes 10 tokens 4\n"))
        }
    }
}
