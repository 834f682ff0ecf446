import Foundation
import Testing

@testable import BackButtonLint

/// Files that are no sources, or can't be read: each is named in one line, and the rest is checked.
@Suite struct BadInputTests {
    private static let hide = "navigationBarBackButtonHidden"

    /// The finding of the one good file must be there whatever else is.
    private func expectRestIsChecked(_ outcome: BuiltTool.Outcome) {
        #expect(outcome.output.contains("/App/First.swift:3:19: warning: `First` hides"))
    }

    private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> BuiltTool.Outcome {
        try BuiltTool.run(["--rule=missing_back_button"] + arguments, in: folder.url)
    }

    /// A text that is no source. Its bytes aren't an argument of the test: describing many takes minutes.
    enum Odd: CaseIterable {
        case empty, markAlone, endsInNULs, onlyNULs, nulInCode, binary, latin1, deepBrackets

        var bytes: [UInt8] {
            switch self {
            case .empty: []
            case .markAlone: Array("\u{FEFF}".utf8)
            case .endsInNULs: Array("// \(hide)\0\0\0".utf8)
            case .onlyNULs: Array(repeating: 0, count: 5000)
            case .nulInCode: Array("let a = \0\"\(hide)".utf8)
            case .binary: [0xFF, 0xFE, 0x41]
            case .latin1: Array("// \(hide) ".utf8) + [0xE4]
            case .deepBrackets: Array(repeating: UInt8(ascii: "["), count: 1 << 18) + Array(".\(hide)()".utf8)
            }
        }
    }

    @Test(arguments: Odd.allCases)
    func whatIsNoSourceStopsNobody(_ odd: Odd) throws {
        // What holds no word that matters isn't looked at any further.
        let complaint = odd == .latin1 ? "it is not valid UTF-8" : ""
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write("App/Odd.swift", odd.bytes)
        let talk = complaint.isEmpty ? "" : "backlint: App/Odd.swift: \(complaint)\n"
        let whole = try run([], in: folder)
        expectRestIsChecked(whole)
        #expect(whole.status == 0 && whole.talk == talk)
        // Only where it was asked for by name it fails the run.
        let named = try run(["App/First.swift", "App/Odd.swift"], in: folder)
        expectRestIsChecked(named)
        #expect(named.status == (complaint.isEmpty ? 0 : 2) && named.talk == talk)
    }

    @Test func aFileThatHoldsTheWayBackIsNamedWhenItIsNoText() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let text = try #require(
            FileManager.default.contents(atPath: folder.url.appending(path: "Kit/Own.swift").path()))
        try folder.write("Kit/Own.swift", Array(text) + Array("// G".utf8) + [0xFC] + Array("te\n".utf8))
        let outcome = try run([], in: folder)
        #expect(outcome.status == 0 && outcome.talk == "backlint: Kit/Own.swift: it is not valid UTF-8\n")
    }

    @Test func aManifestThatIsNoTextIsNamed() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write("App.xcodeproj/project.pbxproj", [0x7B, 0xFF, 0x7D])
        let outcome = try run([], in: folder)
        expectRestIsChecked(outcome)
        #expect(outcome.status == 0)
        #expect(outcome.talk == "backlint: App.xcodeproj/project.pbxproj: it is not valid UTF-8\n")
    }

    /// Nobody writes such files by hand: they are searched part by part, and never held.
    @Test func aHugeFileIsOnlySearched() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let line = "head -c 52428800 /dev/zero | tr '\\0' ' ' >App/Huge.swift"
        try #require(try BuiltTool.shell(line, in: folder.url) == 0)
        let quiet = try run([], in: folder)
        expectRestIsChecked(quiet)
        #expect(quiet.status == 0 && quiet.talk == "")
        try #require(try BuiltTool.shell("echo 'Text(1).\(Self.hide)()' >>App/Huge.swift", in: folder.url) == 0)
        let named = try run([], in: folder)
        expectRestIsChecked(named)
        #expect(named.status == 0)
        #expect(named.talk == "backlint: App/Huge.swift: it has more than 16 MB, and is only searched\n")
        #expect(try run(["App/Huge.swift"], in: folder).status == 2)
    }

    /// No tool writes such ones: they are passed over like other files of that size, with a word.
    @Test(arguments: ["App.xcodeproj/project.pbxproj", "Package.swift", "project.yml", "Podfile"])
    func aHugeManifestIsNamed(path: String) throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write(path, "")
        try #require(try BuiltTool.shell("truncate -s 17000000 \(path)", in: folder.url) == 0)
        let outcome = try run([], in: folder)
        expectRestIsChecked(outcome)
        #expect(outcome.status == 0 && outcome.talk.hasPrefix("backlint: \(path): it has more than 16 MB"))
        #expect(outcome.talk.count { $0.isNewline } == 1)
    }

    #if os(Linux)
        /// Names of files may be any bytes there; those of arguments and of the root must be text.
        @Test func aNameThatIsNoTextIsSaidToBeNone() throws {
            let folder = try TemporaryFolder()
            try PathTests.app(in: folder)
            let line = "mkdir $'caf\\xe9' && cp App/First.swift $'App/F\\xe9.swift' && cd $'caf\\xe9' && mkdir .git"
            try #require(try BuiltTool.shell(line, in: folder.url) == 0)
            let below = try run([], in: folder)
            #expect(
                below.status == 0 && below.talk == "" && below.output.contains("/App/F\u{FFFD}.swift:3:19: warning: "))
            let runs =
                "cd $'caf\\xe9'; $backlint 2>../talk; echo $? >../status; cd ..; $backlint $'App/F\\xe9.swift' 2>>talk"
            #expect(try BuiltTool.shell(runs, in: folder.url) == 2)
            let talk = try String(contentsOf: folder.url.appending(path: "talk"), encoding: .utf8).split(
                separator: "\n")
            #expect(talk.count == 2 && talk[0].hasPrefix("error: the path of the root '"))
            #expect(talk[0].hasSuffix("/caf\u{FFFD}' is not valid UTF-8"))
            #expect(talk[1] == "error: cannot read 'App/F\u{FFFD}.swift': its name is not valid UTF-8")
            #expect(try String(contentsOf: folder.url.appending(path: "status"), encoding: .utf8) == "2\n")
        }
    #endif

    @Test func whatIsNoFileIsNamed() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try #require(try BuiltTool.shell("mkfifo App/pipe.swift; ln -s loop.swift loop.swift", in: folder.url) == 0)
        let pipe = try run(["App/pipe.swift"], in: folder)
        #expect(pipe.status == 0 && pipe.output == "")
        #expect(pipe.talk == "backlint: App/pipe.swift: it is no ordinary file, and not checked\n")
        let loop = try run(["loop.swift"], in: folder)
        #expect(loop.status == 2 && loop.output == "")
        #expect(loop.talk.hasPrefix("error: cannot read 'loop.swift': it is a symbolic link"))
        let whole = try run([], in: folder)
        expectRestIsChecked(whole)
        #expect(whole.status == 0 && whole.talk == "")
    }

    @Test(.enabled(if: Permissions.count, "root may read everything, and setpriv isn't there or can't run the tool"))
    func whatMayNotBeReadIsNamed() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.write("App/Closed.swift", PathTests.screen("Closed", "Text(\"1\").\(Self.hide)()"))
        try folder.write("Locked/a.swift")
        try folder.write("App.xcodeproj/project.pbxproj", "{}")
        let line = "chmod 0 App/Closed.swift Locked App.xcodeproj/project.pbxproj"
        try #require(try BuiltTool.shell(line, in: folder.url) == 0)
        defer { _ = try? BuiltTool.shell("chmod 700 Locked", in: folder.url) }
        func run(_ arguments: String...) throws -> BuiltTool.Outcome {
            try Permissions.run(["--rule=missing_back_button"] + arguments, in: folder.url)
        }
        let whole = try run()
        expectRestIsChecked(whole)
        let names = ["App.xcodeproj/project.pbxproj", "App/Closed.swift", "Locked"]
        #expect(whole.status == 0 && whole.talk == names.map { "backlint: \($0): permission denied\n" }.joined())
        for path in names.dropFirst() {
            let named = try run(path, "App/First.swift")
            expectRestIsChecked(named)
            #expect(named.status == 2 && named.talk == whole.talk)
        }
        let below = try run("Locked/a.swift")
        #expect(below.status == 2 && below.output == "")
        #expect(below.talk == "error: cannot read 'Locked/a.swift': permission denied\n")
        let root = try run("--root", "Locked")
        #expect(root.status == 2 && root.output == "")
        #expect(root.talk.hasSuffix("Locked': permission denied\n") && root.talk.hasPrefix("error: cannot read '"))
    }
}

/// Runs the tool as somebody who may not read everything.
enum Permissions {
    /// Whether that can be done here.
    static let count = (try? run(["--version"], in: TestInput.package).status) == 0

    static func run(_ arguments: [String], in folder: URL) throws -> BuiltTool.Outcome {
        guard NSUserName() == "root" else { return try BuiltTool.run(arguments, in: folder) }
        struct NoSetpriv: Error {}
        guard var setpriv = Program.named("setpriv") else { throw NoSetpriv() }
        setpriv.folder = folder
        let tool = BuiltTool.executable.path(percentEncoded: false)
        let outcome = try setpriv.run(["--reuid=65534", "--regid=65534", "--clear-groups", tool] + arguments)
        return BuiltTool.Outcome(
            status: outcome.status, output: String(decoding: outcome.output, as: UTF8.self),
            talk: String(decoding: outcome.talk, as: UTF8.self))
    }
}
