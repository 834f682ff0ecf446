import Foundation
import Testing

@testable import BackButtonLint

/// What comes with the sources leads nobody out of them: neither to write there, nor to read, nor to run anything.
@Suite struct ConfinementTests {
    /// A root beside a folder that isn't its business.
    private func ground() throws -> (folder: TemporaryFolder, root: URL) {
        let folder = try TemporaryFolder()
        try folder.write(
            "root/App/First.swift", PathTests.screen("First", "Text(\"1\").navigationBarBackButtonHidden()"))
        try folder.write("root/.git/HEAD")
        try folder.write("other/own.txt", "somebody's own")
        return (folder, folder.url.appending(path: "root"))
    }

    private func contents(_ folder: TemporaryFolder) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/other").sorted()
        return try names.map {
            try "\($0): " + String(contentsOf: folder.url.appending(path: "other/" + $0), encoding: .utf8)
        }
    }

    @Test(arguments: [
        ["--format=json=report.json"], ["--format=json=out/own.txt"], ["--format=json=out/new.json"],
        ["--format=json=App/up/report.json"], ["--write-baseline=report.json"], ["--write-baseline", "out/new.json"],
        ["--format=json=out/none/new.json"], ["--root=App", "--format=json=out/new.json"],
        ["--root=App", "--write-baseline=report.json"],
    ])
    func nothingIsWrittenThroughALinkThatLeadsOut(arguments: [String]) throws {
        let (folder, root) = try ground()
        try folder.link("root/report.json", to: "../other/own.txt")
        try folder.link("root/out", to: folder.url.path + "/other")
        try folder.link("root/App/up", to: "..")
        let outcome = try BuiltTool.run(arguments, in: root)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.talk.hasPrefix("error: cannot write '") && outcome.talk.contains("out"), "\(outcome.talk)")
        #expect(try contents(folder) == ["own.txt: somebody's own"])
    }

    /// Somebody has asked for that, and no link that came along leads there.
    @Test(arguments: ["../other/new.json", "link.json", "in/new.json", "../around/other/new.json"])
    func whatIsAskedForIsWrittenAnywhere(path: String) throws {
        let (folder, root) = try ground()
        try folder.write("root/reports/a.json", "old")
        try folder.link("root/link.json", to: "reports/a.json")
        try folder.link("root/in", to: "reports")
        try folder.link("around", to: ".")
        let outcome = try BuiltTool.run(["--format=json=\(path)"], in: root)
        #expect(outcome.status == 0 && outcome.talk == "")
        #expect(try String(contentsOf: root.appending(path: path), encoding: .utf8).contains("schemaVersion"))
    }

    @Test func aLinkToNothingIsReplacedNotFollowed() throws {
        let (folder, root) = try ground()
        try folder.link("root/report.json", to: "../other/new.json")
        #expect(try BuiltTool.run(["--format=json=report.json"], in: root).status == 0)
        #expect(try contents(folder) == ["own.txt: somebody's own"])
        let kind = try FileIdentity(of: root.appending(path: "report.json").path.utf8, followsLinks: false).kind
        #expect(kind == .file)
    }

    @Test func aConfigurationThatLeadsOutIsNotRead() throws {
        let (folder, root) = try ground()
        try folder.write("other/secret.json", "{ \"s3cret\": 1 }")
        try folder.link("root/.backlint.json", to: "../other/secret.json")
        for arguments in [[], ["screens"], ["--show-config"], ["App"]] {
            let outcome = try BuiltTool.run(arguments, in: root)
            #expect(outcome.status == 2 && outcome.output == "")
            #expect(outcome.talk.hasSuffix("is a link that leads elsewhere: --config FILE reads such a one\n"))
        }
        // Who names it wants it.
        let named = try BuiltTool.run(["--config=.backlint.json"], in: root)
        #expect(named.status == 2 && named.talk.contains("unknown key 's3cret'"))
        // One within the work tree is as good as the file itself.
        try folder.remove("root/.backlint.json")
        try folder.write("root/shared/backlint.json", "{ \"rules\": { \"missing_back_button\": \"error\" } }")
        try folder.link("root/.backlint.json", to: "shared/backlint.json")
        #expect(try BuiltTool.run([], in: root).status == 1)
    }

    @Test(arguments: ["/etc/passwd", "../other/own.txt", "out/own.txt", "link", "App/../../other/own.txt"])
    func aBaselineThatLeadsOutIsNotRead(path: String) throws {
        let (folder, root) = try ground()
        try folder.link("root/out", to: "../other")
        try folder.link("root/link", to: "../other/own.txt")
        try folder.write("root/.backlint.json", "{ \"baseline\": \"\(path)\" }")
        let outcome = try BuiltTool.run([], in: root)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.talk.contains("lies outside of the root"), "\(outcome.talk)")
    }

    @Test(arguments: ["/", "/etc", "//etc", "../other", "../../etc", "./../other", "App/../../other", "..//other"])
    func whatIsIncludedLiesInTheRoot(path: String) throws {
        let (folder, root) = try ground()
        try folder.write("other/Other.swift", "let other = 1\n")
        try folder.write("root/.backlint.json", "{ \"included\": [\"\(path)\"] }")
        let outcome = try BuiltTool.run(["--show-files"], in: root)
        #expect(outcome.status == 2 && outcome.output == "", "\(outcome)")
        #expect(outcome.talk.contains(".backlint.json:1:16: error: "))
    }

    /// Manifests may name what the walk has not met, such as settings; links of the root are gone round there too.
    @Test func whatAManifestNamesBehindALinkIsNotRead() throws {
        let (folder, root) = try ground()
        try folder.write("other/a.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 13.0\n")
        try folder.write("root/Settings/a.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 13.0\n")
        try folder.link("root/out", to: "../other")
        try folder.link("root/in", to: "Settings")
        try folder.link("root/a.xcconfig", to: "../other/a.xcconfig")
        let texts = SourceTexts(root: try AbsolutePath.canonical(root.path.utf8))
        for (path, isRead) in [
            ("Settings/a.xcconfig", true), ("in/a.xcconfig", true), ("out/a.xcconfig", false), ("a.xcconfig", false),
            ("none/a.xcconfig", false),
        ] {
            let bytes = texts.isInside(path.utf8) ? try? texts.read(path.utf8).bytes : nil
            #expect((bytes != nil) == isRead, "\(path)")
        }
    }

    @Test func noManifestNamesAPathAbove() {
        for path in ["../x", "a/../../x", "/etc/passwd", "./../x", "a/./../../x"] {
            #expect(RelativePath.join("", path) == nil, "\(path)")
        }
        #expect(RelativePath.join("a/b", "../../x") == "x")
        #expect(RelativePath.join("a", String(repeating: "x/", count: 10_000) + "x") == nil)
    }

    /// Fixes stay in the root however the tree changes under them.
    @Test func nothingIsFixedBehindALink() throws {
        let (folder, root) = try ground()
        try folder.write("other/First.swift", PathTests.screen("First", "Text(\"1\").navigationBarBackButtonHidden()"))
        let before = try contents(folder)
        var configuration = Configuration(
            root: String(decoding: try AbsolutePath.canonical(root.path.utf8), as: UTF8.self))
        configuration.onlyRules = ["missing_back_button"]
        let (outcome, _) = try Linter(configuration: configuration).fix(includesUnsafe: true)
        #expect(outcome.changes.map(\.path) == ["App/First.swift"])
        try folder.remove("root/App")
        try folder.link("root/App", to: "../other")
        let failures = Writer(root: configuration.root).write(outcome.changes)
        #expect(failures.map(\.path) == ["App/First.swift"])
        #expect(try contents(folder) == before)
    }

    /// git is found where the user's `PATH` says, never where the sources lie.
    @Test func noProgramOfTheSourcesIsRun() throws {
        let (folder, root) = try ground()
        for name in ["git", "swift", "sh", "xcrun"] {
            try folder.write("root/\(name)", "#!/bin/sh\necho run >>../other/run\n")
            try folder.setPermissions("root/\(name)", 0o755)
        }
        for path in [".", "", ":.", "./:.:/none"] {
            let outcome = try BuiltTool.run(["--changed"], in: root, environment: ["PATH": path])
            #expect(outcome.status == 2 && outcome.talk.contains("no folder in PATH holds a program of that name"))
        }
        #expect(try BuiltTool.run([], in: root, environment: ["PATH": "."]).status == 0)
        #expect(try contents(folder) == ["own.txt: somebody's own"])
    }
}
