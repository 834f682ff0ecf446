import Foundation
import Testing

@testable import BackButtonLint

/// What reaches the disk: whole, where it belongs, and nothing that somebody else has written meanwhile.
@Suite struct WriterTests {
    private static func write(_ changes: FileChange..., in folder: TemporaryFolder) -> [String] {
        let root = String(decoding: folder.path, as: UTF8.self)
        return Writer(root: root).write(changes).map { "\($0.path): \($0.reason)" }
    }

    private static func change(_ path: String, _ old: String?, _ new: String) -> FileChange {
        FileChange(path: path, old: old.map { Array($0.utf8) }, new: Array(new.utf8))
    }

    private static func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }

    private static func attributes(_ path: String, in folder: TemporaryFolder) throws -> [FileAttributeKey: Any] {
        try FileManager.default.attributesOfItem(atPath: folder.url.appending(path: path).path)
    }

    @Test func aFileIsReplacedAndKeepsItsMode() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/A.swift", "old")
        try folder.setPermissions("App/A.swift", 0o640)
        let before = try Self.attributes("App/A.swift", in: folder)
        #expect(Self.write(Self.change("App/A.swift", "old", "new text"), in: folder) == [])
        let after = try Self.attributes("App/A.swift", in: folder)
        #expect(try Self.text("App/A.swift", in: folder) == "new text")
        #expect(after[.posixPermissions] as? Int == 0o640)
        #expect(after[.ownerAccountID] as? Int == before[.ownerAccountID] as? Int)
        // It is another file of the same name: whoever reads the old one goes on reading it.
        #expect(after[.systemFileNumber] as? Int != before[.systemFileNumber] as? Int)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/App") == ["A.swift"])
    }

    @Test func whatHasChangedIsLeftAndNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "edited meanwhile")
        try folder.write("B.swift", "old")
        let failures = Self.write(
            Self.change("A.swift", "old", "new"), Self.change("B.swift", "old", "new"), in: folder)
        #expect(failures == ["A.swift: it has changed since it was read"])
        #expect(try Self.text("A.swift", in: folder) == "edited meanwhile")
        #expect(try Self.text("B.swift", in: folder) == "new")
        #expect(Self.write(Self.change("C.swift", "old", "new"), in: folder) == ["C.swift: no such file or folder"])
    }

    /// Two runs at once write the same.
    @Test func whatIsThereAlreadyIsNoFailure() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "new")
        let changes = [Self.change("A.swift", "old", "new"), Self.change("B.swift", nil, "file")]
        #expect(Self.write(changes[0], changes[1], in: folder) == [])
        #expect(Self.write(changes[0], changes[1], in: folder) == [])
        #expect(try Self.text("B.swift", in: folder) == "file")
    }

    @Test func aNewFileOverwritesNone() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "somebody's own")
        #expect(Self.write(Self.change("A.swift", nil, "new"), in: folder) == ["A.swift: it exists already"])
        #expect(try Self.text("A.swift", in: folder) == "somebody's own")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["A.swift"])
    }

    @Test func aHardLinkStaysOne() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "a longer old text")
        let names = ["A.swift", "B.swift"].map { folder.url.appending(path: $0).path }
        try FileManager.default.linkItem(atPath: names[0], toPath: names[1])
        #expect(Self.write(Self.change("A.swift", "a longer old text", "new"), in: folder) == [])
        #expect(try Self.text("B.swift", in: folder) == "new")
        let numbers = try ["A.swift", "B.swift"].map { try Self.attributes($0, in: folder)[.systemFileNumber] as? Int }
        #expect(numbers[0] == numbers[1])
    }

    @Test func nothingIsWrittenThroughALink() throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        try other.write("A.swift", "old")
        try folder.link("out", to: other.url.path)
        try folder.link("A.swift", to: other.url.path + "/A.swift")
        for path in ["out/A.swift", "A.swift", "../\(other.url.lastPathComponent)/A.swift"] {
            #expect(Self.write(Self.change(path, "old", "new"), in: folder).count == 1, "\(path)")
        }
        #expect(Self.write(Self.change("out/B.swift", nil, "new"), in: folder).count == 1)
        #expect(try Self.text("A.swift", in: other) == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: other.url.path) == ["A.swift"])
    }

    @Test func whatIsReadOnlyStaysAsItIs() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "old")
        try folder.setPermissions("A.swift", 0o444)
        #expect(Self.write(Self.change("A.swift", "old", "new"), in: folder) == ["A.swift: it is read-only"])
        #expect(try Self.text("A.swift", in: folder) == "old")
        // The superuser may write into any folder.
        guard getuid() != 0 else { return }
        try folder.write("Locked/B.swift", "old")
        try folder.setPermissions("Locked", 0o555)
        defer { try? folder.setPermissions("Locked", 0o755) }
        #expect(
            Self.write(Self.change("Locked/B.swift", "old", "new"), in: folder) == ["Locked/B.swift: permission denied"]
        )
    }

    /// A limit for the size of files stands for a disk that is full.
    @Test func aFullDiskLeavesTheOldText() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let line = "trap '' XFSZ; ulimit -f 0; \"$backlint\" --unsafe-fixes . 2>/dev/null >/dev/null"
        let before = try Self.text("App/First.swift", in: folder)
        #expect(try BuiltTool.shell(line, in: folder.url) == 2)
        #expect(try Self.text("App/First.swift", in: folder) == before)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/App")
        #expect(!names.contains { $0.hasPrefix(".backlint") }, "\(names)")
    }

    /// Two runs that start together leave what one would have.
    @Test func runsAtOnceHarmNothing() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        try folder.remove("Kit/Swipe.swift")
        try folder.write(
            "App/Shop.swift", "@main struct Shop: App { var body: some Scene { WindowGroup { First() } } }")
        let before = try Self.text("App/First.swift", in: folder)
        let names = ["App/First.swift", "App/UINavigationController+SwipeBack.swift"]
        #expect(try BuiltTool.run(["--unsafe-fixes", "--quiet", "."], in: folder.url).status == 0)
        let after = try names.map { try Self.text($0, in: folder) }
        for _ in 0..<4 {
            try folder.write("App/First.swift", before)
            try folder.remove(names[1])
            let run = "\"$backlint\" --unsafe-fixes --quiet . >/dev/null"
            // Who comes second may find a file changed, and says so.
            _ = try BuiltTool.shell("\(run) & \(run) & \(run) & wait", in: folder.url)
            #expect(try names.map { try Self.text($0, in: folder) } == after)
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/App")
        #expect(!left.contains { $0.hasPrefix(".backlint") }, "\(left)")
    }

    /// What a killed run left goes with the next that writes there; what is new or belongs to a process that runs stays.
    @Test func whatAKilledRunLeftIsTidiedUp() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/A.swift", "old")
        // The process of a number beyond all limits is gone.
        let (gone, mine) = (Int32.max, getpid())
        let names = ["\(gone)-0", "\(gone)-1", "\(mine)-0", "\(gone)-x", "\(gone)"].map { ".backlint-\($0).part" }
        for name in names { try folder.write("App/" + name, "half") }
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -90)]
        for name in names where name != names[1] {
            try FileManager.default.setAttributes(old, ofItemAtPath: folder.url.path + "/App/" + name)
        }
        #expect(Self.write(Self.change("App/A.swift", "old", "new"), in: folder) == [])
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/App")
        #expect(Set(left) == Set(names.dropFirst() + ["A.swift"]))
    }

    @Test func aRunThatIsKilledLeavesNoMix() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let before = try Self.text("App/First.swift", in: folder)
        var seen: Set<String> = []
        for wait in 0..<12 {
            try folder.write("App/First.swift", before)
            let line =
                "timeout -s KILL 0.\(String(format: "%03d", wait * 9 + 1)) \"$backlint\" --unsafe-fixes . 2>/dev/null >/dev/null"
            _ = try BuiltTool.shell(line, in: folder.url)
            seen.insert(try Self.text("App/First.swift", in: folder))
        }
        try folder.write("App/First.swift", before)
        _ = try BuiltTool.run(["--unsafe-fixes", "."], in: folder.url)
        let after = try Self.text("App/First.swift", in: folder)
        #expect(after != before)
        #expect(seen.subtracting([before, after]) == [])
    }
}
