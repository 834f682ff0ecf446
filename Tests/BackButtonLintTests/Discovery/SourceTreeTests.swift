import Foundation
import Testing

@testable import BackButtonLint

@Suite struct SourceTreeTests {
    @Test func filesAreSortedByTheirBytes() throws {
        let folder = try TemporaryFolder()
        let names = [
            "a-b.swift", "a.swift", "a/z.swift", "a/Ö.swift", "a b/x.swift", "a0/x.swift", "B.swift", ".c.swift",
        ]
        for name in names { try folder.write(name) }
        let expected = names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        #expect(try found(in: folder).swift == expected)
    }

    @Test(arguments: [1, 2, 5])
    func theResultIsTheSameWithAnyJobs(jobs: Int) throws {
        let folder = try TemporaryFolder()
        var expected: [String] = []
        for outer in 100..<120 {
            for inner in 100..<110 {
                try folder.write("d\(outer)/e\(inner)/f.swift")
                expected.append("d\(outer)/e\(inner)/f.swift")
            }
        }
        #expect(try found(in: folder, jobs: jobs).swift == expected)
    }

    @Test func someFoldersAreNeverEntered() throws {
        let folder = try TemporaryFolder()
        for name in [".build/a.swift", "sub/.hidden/a.swift", "DerivedData/a.swift", "sub/DerivedData/b/a.swift"] {
            try folder.write(name)
        }
        try folder.write("DerivedData.swift")
        try folder.write("sub/a.swift")
        try folder.link("link", to: "sub")
        try folder.link("link.swift", to: "sub/a.swift")
        #expect(try found(in: folder).swift == ["DerivedData.swift", "sub/a.swift"])
    }

    @Test func everyFileHasItsPlace() throws {
        let folder = try TemporaryFolder()
        let ours = ["App/A.swift", "Package.swift", "Tuist/Project.swift", "Workspace.swift"]
        let foreign = [
            "App/B.m", "App/C.mm", "App/Main.storyboard", "App/View.xib", "Carthage/Checkouts/D.swift", "Pods/P/E.m",
            "Pods/P/Package.swift", "sub/Pods/F.swift",
        ]
        let manifests = [
            "A.xcodeproj/project.pbxproj", "A.xcodeproj/project.xcworkspace/contents.xcworkspacedata", "Cartfile",
            "Package.resolved", "Package.swift", "Podfile", "Podfile.lock", "Tuist/Project.swift", "Workspace.swift",
            "project.yml",
        ]
        let others = ["App/A.h", "App/swift", "Pods/Pods.xcodeproj/project.pbxproj", "README.md", "x.swift.orig", "m"]
        for name in ours + foreign + manifests + others { try folder.write(name) }
        let found = try found(in: folder)
        #expect(found.swift == ours)
        #expect(found.foreign == foreign)
        #expect(found.manifests == manifests)
        #expect(found.complaints.isEmpty)
    }

    @Test func whatIsLeftOutByHandStaysOut() throws {
        let folder = try TemporaryFolder()
        for name in ["App/Generated/A.swift", "App/B.swift", "C.swift", "sub/C.swift"] { try folder.write(name) }
        try folder.write(".gitignore", "!Generated/\n!C.swift\n")
        var options = SourceTree.Options()
        options.excludes = [(["**/Generated/**", "/C.swift"], folder.path)]
        #expect(try found(in: folder, options: options).swift == ["App/B.swift", "sub/C.swift"])
    }

    @Test func ignoreFilesCanBePassedOver() throws {
        let folder = try TemporaryFolder()
        try folder.write(".gitignore", "a.swift\n")
        try folder.write("a.swift")
        try folder.write("b.swift")
        #expect(try found(in: folder).swift == ["b.swift"])
        var options = SourceTree.Options()
        options.readsIgnoreFiles = false
        #expect(try found(in: folder, options: options).swift == ["a.swift", "b.swift"])
    }

    @Test func ignoreFilesAboveTheRootCount() throws {
        let folder = try TemporaryFolder()
        try folder.write(".gitignore", "/ios/App/one.swift\ntwo.swift\n*.gen.swift\n")
        try folder.write("ios/.gitignore", "App/three.swift\n!two.swift\n")
        try folder.write("ios/App/.gitignore", "!keep.gen.swift\n")
        for name in ["one", "two", "three", "four", "x.gen", "keep.gen", "local"] {
            try folder.write("ios/App/\(name).swift")
        }
        let root = folder.path + "/ios/App".utf8
        // Nothing above counts without a work tree.
        let alone = try found(in: root)
        #expect(alone == ["four", "keep.gen", "local", "one", "three", "two", "x.gen"].map { "\($0).swift" })
        try folder.write(".git/info/exclude", "local.swift\n")
        #expect(try found(in: root) == ["four", "keep.gen", "two"].map { "\($0).swift" })
    }

    @Test func aWorkTreeInsideHasItsOwnRules() throws {
        let folder = try TemporaryFolder()
        try folder.write(".git/info/exclude", "outer.swift\n")
        try folder.write(".gitignore", "*.gen.swift\n")
        try folder.write("sub/.git", "gitdir: ../repositories/sub/worktrees/one\n")
        try folder.write("repositories/sub/worktrees/one/commondir", "../..\n")
        try folder.write("repositories/sub/info/exclude", "inner.swift\n")
        for place in ["", "sub/"] {
            for name in ["a.gen.swift", "inner.swift", "outer.swift"] { try folder.write(place + name) }
        }
        #expect(try found(in: folder).swift == ["inner.swift", "sub/a.gen.swift", "sub/outer.swift"])
        #expect(try found(in: folder.path + "/sub".utf8) == ["a.gen.swift", "outer.swift"])
    }

    @Test func whatCannotBeReadIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("sub/a.swift")
        try folder.write("b.swift")
        try folder.setPermissions("sub", 0)
        defer { try? folder.setPermissions("sub", 0o755) }
        // Whoever may read everything meets no such folder.
        if FileManager.default.isReadableFile(atPath: folder.url.appendingPathComponent("sub").path) { return }
        let found = try found(in: folder)
        #expect(found.swift == ["b.swift"])
        #expect(found.complaints == ["sub: permission denied"])
    }

    @Test func aRootThatIsNoneIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("file")
        let missing = #expect(throws: SourceTree.RootError.self) { try found(in: folder.path + "/none".utf8) }
        #expect(missing?.words.hasSuffix("/none': no such file or folder") == true)
        let file = #expect(throws: SourceTree.RootError.self) { try found(in: folder.path + "/file".utf8) }
        #expect(file?.words.hasSuffix("/file': a part of the path is not a folder") == true)
    }

    @Test func aRootMayBeALink() throws {
        let folder = try TemporaryFolder()
        try folder.write("sub/a.swift")
        try folder.link("link", to: "sub")
        let tree = try SourceTree.find(root: folder.path + "/link".utf8)
        #expect(tree.root == folder.path + "/sub".utf8)
        #expect(tree.swiftFiles.name(at: 0) == "a.swift")
    }

    private struct Found {
        var swift: [String]
        var foreign: [String]
        var manifests: [String]
        var complaints: [String]
    }

    private func found(
        in folder: TemporaryFolder,
        options: SourceTree.Options = .init(),
        jobs: Int = 2
    ) throws -> Found {
        let tree = try SourceTree.find(root: folder.path, options: options, jobs: jobs)
        return Found(
            swift: tree.swiftFiles.map { String(decoding: $0, as: UTF8.self) },
            foreign: tree.foreignSources.map { String(decoding: $0, as: UTF8.self) },
            manifests: tree.manifests.map { String(decoding: $0, as: UTF8.self) },
            complaints: tree.complaints.map { "\(String(decoding: $0.path, as: UTF8.self)): \($0.reason)" }
        )
    }

    private func found(in path: [UInt8]) throws -> [String] {
        try SourceTree.find(root: path).swiftFiles.map { String(decoding: $0, as: UTF8.self) }
    }
}
