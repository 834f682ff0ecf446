import Foundation
import Testing

@testable import BackButtonLint

/// What the parser understands, printed, against what was looked at once.
@Suite struct OutlineTests {
    static let inputs = TestInput.swiftFiles(below: TestInput.folder.appendingPathComponent("Parsing"))

    /// With `BACKLINT_RECORD=1` in the environment, writes the outlines and fails.
    @Test(arguments: inputs)
    func inputsHaveTheOutlineBesideThem(path: String) throws {
        let file = String(path.dropLast(".swift".count)) + ".outline"
        let dump = SyntaxDump.outline(path: "", bytes: TestInput.bytes(path))
        let outline = dump.split(separator: "\n").dropFirst().map { $0 + "\n" }.joined()
        if ProcessInfo.processInfo.environment["BACKLINT_RECORD"] == "1" {
            try Data(outline.utf8).write(to: URL(fileURLWithPath: file))
            Issue.record("recorded \(file): look at it, then run without BACKLINT_RECORD")
            return
        }
        #expect(outline == String(decoding: TestInput.bytes(file), as: UTF8.self), "differs from \(file)")
    }

    @Test func anOutlineNamesTheFileAndEachItem() {
        let outline = SyntaxDump.outline(path: "A.swift", bytes: Array("struct A: B { func c() { d(e: 1) { } } }".utf8))
        #expect(
            outline == """
                file A.swift
                decl 0 struct A B 12-40
                decl 14 func c - 23-38
                call 25 d 26-32 [e:30-31] {_:33-36}

                """)
    }
}
