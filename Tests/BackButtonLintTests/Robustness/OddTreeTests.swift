import Foundation
import Testing

@testable import BackButtonLint

/// Trees that nobody would make by hand.
@Suite struct OddTreeTests {
    private static let hide = PathTests.screen("First", "Text(\"1\").navigationBarBackButtonHidden()")

    #if os(Linux)
        /// Names as bytes: macOS takes text alone.
        private static let names: [[UInt8]] = [
            Array("a\nb.swift".utf8), Array("a\r\nb.swift".utf8), Array("a\"b'c`.swift".utf8),
            Array("a:1:2: error: b.swift".utf8), [0xFF, 0xFE] + Array(".swift".utf8), Array("\u{1B}[31mred.swift".utf8),
            Array(repeating: UInt8(ascii: "x"), count: 249) + Array(".swift".utf8), Array("-rf.swift".utf8),
            Array("\u{9B}2J\u{202E}.swift".utf8), Array("a\tb%20?#.swift".utf8), Array("<&>]]>.swift".utf8),
        ]

        @Test(arguments: Reporter.all.map(\.name))
        func everyNameIsReportedAndNoneSteersATerminal(format: String) throws {
            let folder = try TemporaryFolder()
            for name in Self.names { try folder.write(Array("App/".utf8) + name, Array(Self.hide.utf8)) }
            let outcome = try BuiltTool.run(
                ["--rule=missing_back_button", "--format", format, "--notes"], in: folder.url)
            #expect(outcome.status == 0 && outcome.talk == "")
            #expect(outcome.output.components(separatedBy: "xxxxxx.swift").count > 1)
            let steers = outcome.output.unicodeScalars.filter {
                PrintableText.isControl($0) && $0 != "\n" && $0 != "\t"
            }
            #expect(steers.isEmpty, "\(steers)")
            if format == "xcode" { #expect(outcome.findings.count == Self.names.count) }
        }

        @Test(arguments: [
            ["screens"], ["--show-files"], ["--show-config"], ["--statistics"], ["--unsafe-fixes", "--quiet"],
        ])
        func noNameSteersATerminalFromElsewhere(arguments: [String]) throws {
            let folder = try TemporaryFolder()
            for name in Self.names { try folder.write(Array("App/".utf8) + name, Array(Self.hide.utf8)) }
            try folder.write(".backlint.json", "{ \"leaves\": [], \"excluded\": [\"\\u009b2J\"] }")
            let outcome = try BuiltTool.run(arguments, in: folder.url)
            #expect(outcome.status == 0)
            let steers = (outcome.output + outcome.talk).unicodeScalars
                .filter { PrintableText.isControl($0) && $0 != "\n" && $0 != "\t" }
            #expect(steers.isEmpty, "\(steers)")
        }
    #endif

    @Test func manyEntriesAndManyLevelsAreNoTrouble() throws {
        let folder = try TemporaryFolder()
        for number in 0..<10_000 { try folder.write("Many/F\(number).swift", "let a = 1\n") }
        let deep = (0..<200).map { "d\($0)" }.joined(separator: "/")
        try folder.write(deep + "/First.swift", Self.hide)
        var configuration = Configuration(root: String(decoding: folder.path, as: UTF8.self))
        configuration.jobs = 2
        let report = try Linter(configuration: configuration).run()
        #expect(report.complaints.isEmpty && report.summary.files == 10_001)
        #expect(report.diagnostics.map(\.path).contains(deep + "/First.swift"))
    }

    @Test func linksAndWhatIsNoFileAreGoneRound() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let line = """
            ln -s . App/loop; ln -s b.swift a.swift; ln -s a.swift b.swift; ln -s /dev/zero zero.swift; mkfifo App/pipe.swift
            mkfifo .gitignore Podfile project.yml Package.swift; mkdir A.xcodeproj; mkfifo A.xcodeproj/project.pbxproj
            python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("App/socket.swift")' 2>/dev/null
            mknod App/device.swift c 1 5 2>/dev/null; true
            """
        try #require(try BuiltTool.shell(line, in: folder.url) == 0)
        let outcome = try BuiltTool.run(["--rule=missing_back_button"], in: folder.url)
        #expect(outcome.status == 0 && outcome.talk == "" && outcome.findings.count == 1)
        for name in ["pipe", "socket", "device"]
        where FileManager.default.fileExists(atPath: folder.url.path + "/App/\(name).swift") {
            let named = try BuiltTool.run(["App/\(name).swift"], in: folder.url)
            #expect(named.talk == "backlint: App/\(name).swift: it is no ordinary file, and not checked\n")
            #expect(named.status == 0)
        }
    }

    /// A file is found by the walk and read on later: by then it may be gone, longer, or something else.
    @Test func whatChangesBetweenWalkAndReadIsNoTrouble() throws {
        let folder = try TemporaryFolder()
        for name in ["gone", "longer", "shorter", "pipe", "link"] { try folder.write("\(name).swift", Self.hide) }
        let sweep = try Sweep.run(root: folder.path)
        #expect(sweep.tree.swiftFiles.count == 5 && sweep.complaints.isEmpty)
        for name in ["gone", "pipe", "link"] { try folder.remove("\(name).swift") }
        try folder.write("longer.swift", Self.hide + Self.hide)
        try folder.write("shorter.swift", "")
        try #require(mkfifo(folder.url.path + "/pipe.swift", 0o600) == 0)
        try folder.link("link.swift", to: "/etc/passwd")
        func read(_ name: String) throws -> [UInt8] { try sweep.texts.read("\(name).swift".utf8).bytes }
        let gone = #expect(throws: SourceFile.ReadError.self) { try read("gone") }
        #expect(gone?.isMissing == true)
        #expect(throws: SourceFile.ReadError.self) { try read("link") }
        #expect(try read("longer") == Array((Self.hide + Self.hide).utf8))
        #expect(try read("shorter").isEmpty && read("pipe").isEmpty)
        // And all that is made of them.
        let files = sweep.tree.swiftFiles.indices.map { FileID($0) }
        let world = WorldFacts(
            reading: files, of: sweep.tree, texts: sweep.texts, isSubject: { _ in true }, ships: { _ in true },
            targets: { _ in [] }, jobs: 1)
        world.gather(world.files.indices, jobs: 1)
        #expect(ProjectIndex(world).uses(of: Name("navigationBarBackButtonHidden")).count == 2)
        #expect(world.unread(in: sweep.tree).map { String(decoding: $0.path, as: UTF8.self) }.contains("gone.swift"))
    }

    @Test func aTreeThatChangesAllTheTimeIsNoTrouble() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        for number in 0..<50 { try folder.write("App/F\(number).swift", Self.hide) }
        // It comes to an end by itself too: threads of tests hold back the signals that would end it.
        let line = """
            (for _ in {1..200}; do rm -rf App/F1*; for n in 1{0..9}; do cp App/First.swift App/F$n.swift; : >App/F$n.swift
            mkdir App/F1.swift App/F12 && mv App/F2.swift App/F12 && mv App/F12/F2.swift App; rmdir App/F1.swift; done; done) \
            >/dev/null 2>&1 & id=$!
            trap 'kill -9 $id' EXIT
            for _ in {1..8}; do
            $backlint --rule=missing_back_button >out 2>>talk || exit 9; grep -q App/First.swift: out || exit 8
            done
            """
        #expect(try BuiltTool.shell(line, in: folder.url) == 0)
    }

    /// Somebody's editor saves a file again and again while it is fixed: what stands there is always one of the texts that it
    /// has saved, whole, or that text fixed.
    @Test func aTreeThatSomebodyEditsIsFixedOrLeft() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let place = folder.url.appending(path: "App/First.swift")
        let before = try String(contentsOf: place, encoding: .utf8)
        try #require(try BuiltTool.run(["--unsafe-fixes", "--quiet"], in: folder.url).status == 0)
        let after = try String(contentsOf: place, encoding: .utf8)
        try #require(after != before && after.hasPrefix("struct First"))
        try folder.write("text", before)
        // It comes to an end by itself too: threads of tests hold back the signals that would end it.
        let line = """
            (for n in {1..400}; do (cat text; echo "// $n") >.new; mv .new App/First.swift; sleep 0.005; done) \
            >/dev/null 2>&1 & id=$!
            trap 'kill -9 $id' EXIT
            for n in {1..12}; do
            $backlint --unsafe-fixes >/dev/null 2>>talk; case $? in 0|2) ;; *) exit 9 ;; esac
            cat App/First.swift >seen-$n
            done
            """
        #expect(try BuiltTool.shell(line, in: folder.url) == 0)
        for number in 1...12 {
            let seen = try String(contentsOf: folder.url.appending(path: "seen-\(number)"), encoding: .utf8)
            let text = seen.replacing(/\/\/ \d+\n$/, with: "")
            #expect([before, after].contains(text), "\(seen)")
        }
        let talk = try String(contentsOf: folder.url.appending(path: "talk"), encoding: .utf8)
        let failures = talk.split(separator: "\n").filter { $0.contains("not written") }
        #expect(failures.allSatisfy { $0.hasSuffix(": it has changed since it was read") }, "\(talk)")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/App")
        #expect(!left.contains { $0.hasPrefix(".backlint") }, "\(left)")
    }
}
