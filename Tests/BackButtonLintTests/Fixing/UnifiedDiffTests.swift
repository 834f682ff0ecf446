import Foundation
import Testing

@testable import BackButtonLint

/// Patches say what git says, and git and patch take them.
@Suite struct UnifiedDiffTests {
    private static let texts = [
        "", "a\n", "a", "a\nb\nc\n", "a\nc\n", "b\na\nc", "a\r\nb\r\n", "\u{FEFF}a\n", "é\n焼き\n",
        (0..<40).map { "line \($0)\n" }.joined(), (0..<40).map { $0 % 13 == 5 ? "" : "line \($0)\n" }.joined(),
        (0..<41).map { "line \($0 / 2)\n" }.joined() + "end",
    ]

    @Test(arguments: ["git apply -p1 patch", "patch -s -p1 -i patch"])
    func aPatchMakesTheNewTexts(command: String) throws {
        let folder = try TemporaryFolder()
        var changes: [FileChange] = []
        for (row, old) in Self.texts.enumerated() {
            for (column, new) in Self.texts.enumerated() where old != new && !new.isEmpty {
                let path = "Some App/ä \(row)-\(column).swift"
                let isNew = old.isEmpty
                if !isNew { try folder.write(path, old) }
                changes.append(FileChange(path: path, old: isNew ? nil : Array(old.utf8), new: Array(new.utf8)))
            }
        }
        try folder.write("Some App/keep")
        try folder.write("patch", UnifiedDiff.text(of: changes, prefix: ""))
        #expect(try BuiltTool.shell(command, in: folder.url) == 0)
        for change in changes {
            let written = TestInput.bytes(folder.url.appending(path: change.path).path(percentEncoded: false))
            #expect(written == change.new, "\(change.path)")
        }
    }

    /// Names that a patch has to quote, or that look like what stands between two names.
    @Test(arguments: ["git apply -p1 patch", "patch -s -p1 -i patch"])
    func aPatchNamesEveryFile(command: String) throws {
        let names = [
            "two words.swift", " lead.swift", "\"quoted\" 'and' `more`.swift", "back\\slash.swift", "tab\there.swift",
            "line\nend.swift", "a b/a b.swift", "x b/x.swift", "é焼き🥐.swift", "e\u{301}.swift", "-p0.swift", "#.swift",
            "\u{7F}\u{1}.swift", "$HOME;*?[a].swift", "folder /a.swift",
        ]
        let folder = try TemporaryFolder()
        var changes: [FileChange] = []
        for name in names {
            try folder.write("old/" + name, "a\nb\n")
            changes.append(FileChange(path: "old/" + name, old: Array("a\nb\n".utf8), new: Array("a\nc\n".utf8)))
            changes.append(FileChange(path: "new/" + name, old: nil, new: Array("d\n".utf8)))
        }
        try folder.write("patch", UnifiedDiff.text(of: changes, prefix: ""))
        #expect(try BuiltTool.shell(command, in: folder.url) == 0)
        for change in changes {
            #expect(TestInput.bytes(String(decoding: folder.path, as: UTF8.self) + "/" + change.path) == change.new)
        }
    }

    @Test func nothingIsSaidOfNoChange() {
        let text = Array("a\n".utf8)
        #expect(UnifiedDiff.text(of: [FileChange(path: "a", old: text, new: text)], prefix: "") == "")
    }
}
