import Foundation
import Testing

@testable import BackButtonLint

@Suite struct SweepTests {
    @Test func everyFileIsMarked() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Hides.swift", "x.navigationBarBackButtonHidden(true)")
        try folder.write("App/Plain.swift", "let navigationBarBackButton = 1")
        try folder.write("App/Empty.swift")
        try folder.write("App/Both.swift", "interactiveContentPopGestureRecognizer // navigationBarBackButtonHidden")
        try folder.write("App/Swipe.swift", "interactivePopGestureRecognizer?.delegate = nil")
        try folder.write("Objective.m", "self.interactivePopGestureRecognizer.delegate = nil;")
        try folder.write("Plain.m", "navigationBarBackButton")
        try folder.write("Pods/P/Swipe.swift", "interactivePopGestureRecognizer")
        try folder.write("project.yml", "interactivePopGestureRecognizer")
        for jobs in [1, 3] {
            let sweep = try Sweep.run(root: folder.path, jobs: jobs)
            #expect(
                swiftMarks(of: sweep) == [
                    "App/Both.swift": [.hidesBackButton, .swipeRecognizer], "App/Empty.swift": [],
                    "App/Hides.swift": .hidesBackButton, "App/Plain.swift": [], "App/Swipe.swift": .swipeRecognizer,
                ]
            )
            #expect(sweep.tree.foreignSources.map { String(decoding: $0, as: UTF8.self) }.count == 3)
            #expect(sweep.foreignMarks == [.swipeRecognizer, [], .swipeRecognizer])
            #expect(sweep.complaints.isEmpty)
        }
    }

    /// A word may lie across the end of what is read at once.
    @Test func noPlaceInALargeFileIsMissed() throws {
        let folder = try TemporaryFolder()
        let word = Array("navigationBarBackButtonHidden".utf8)
        for (index, start) in stride(from: (1 << 18) - 40, through: (1 << 18) + 60, by: 1).enumerated() {
            try folder.write("f\(index + 100).swift", [UInt8](repeating: 32, count: start) + word)
        }
        let sweep = try Sweep.run(root: folder.path, jobs: 2)
        #expect(sweep.swiftMarks.count == 101)
        #expect(sweep.swiftMarks.allSatisfy { $0 == .hidesBackButton })
    }

    @Test func wordsMayBeAdded() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", "one two")
        let extra = Sweep.Marks(rawValue: 1 << 5)
        let sweep = try Sweep.run(root: folder.path, needles: Sweep.needles + [Sweep.Needle("two", extra)])
        #expect(sweep.swiftMarks == [extra])
    }

    @Test func hugeFilesAreSearchedAndMarked() throws {
        let folder = try TemporaryFolder()
        let blanks = [UInt8](repeating: 32, count: SourceFile.largestSize)
        try folder.write("huge.swift", blanks + "navigationBarBackButtonHidden".utf8)
        try folder.write("plain.swift", blanks)
        let sweep = try Sweep.run(root: folder.path, jobs: 2)
        #expect(swiftMarks(of: sweep) == ["huge.swift": [.hidesBackButton, .tooLarge], "plain.swift": []])
        #expect(sweep.complaints.map(\.reason) == ["it has more than 16 MB, and is only searched"])
    }

    @Test func whatIsNoTextIsNamedIfItMatters() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", "navigationBarBackButtonHidden // ".utf8 + [0xE9])
        try folder.write("b.swift", "nothing // ".utf8 + [0xE9])
        let sweep = try Sweep.run(root: folder.path)
        #expect(sweep.swiftMarks == [[], []])
        #expect(
            sweep.complaints == [SourceTree.Complaint(path: "a.swift".utf8, reason: "it is not valid UTF-8")]
        )
    }

    @Test func whatCannotBeReadIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", "navigationBarBackButtonHidden")
        try folder.setPermissions("a.swift", 0)
        // Whoever may read everything meets no such file.
        if FileManager.default.isReadableFile(atPath: folder.url.appendingPathComponent("a.swift").path) { return }
        let sweep = try Sweep.run(root: folder.path)
        #expect(sweep.swiftMarks == [[]])
        #expect(sweep.complaints == [SourceTree.Complaint(path: "a.swift".utf8, reason: "permission denied")])
    }

    private func swiftMarks(of sweep: Sweep) -> [String: Sweep.Marks] {
        var marks: [String: Sweep.Marks] = [:]
        for index in sweep.tree.swiftFiles.indices {
            marks[sweep.tree.swiftFiles.name(at: index)] = sweep.swiftMarks[index]
        }
        return marks
    }
}
