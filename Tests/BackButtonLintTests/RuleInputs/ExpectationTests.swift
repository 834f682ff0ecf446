import Testing

@testable import BackButtonLint

/// The comments are read as meant, and a difference in either direction is a mismatch.
@Suite struct ExpectationTests {
    @Test func aCommentIsAboutItsOwnLineOrTheNextWithCode() throws {
        let text = """
            .hide()  // expect: one "a, b"
            // expect-below: two, three
            // Plain words.
            // screen-below: leading - pushed

                .hide()  // screen: none app root conditional locked "Shelf"
            // use: unknown none presented
            """
        let read = try Expectation.read(text.replacing("a, b", with: "a b"), path: "A.swift")
        #expect(
            read == [
                .init(path: "A.swift", line: 1, subject: .finding(rule: "one", part: "a b")),
                .init(path: "A.swift", line: 5, subject: .finding(rule: "two", part: "")),
                .init(path: "A.swift", line: 5, subject: .finding(rule: "three", part: "")),
                .init(
                    path: "A.swift", line: 5,
                    subject: .screen(
                        .init(wayBack: "leading", swipeBack: nil, reached: "pushed"), hides: "always", locked: false,
                        name: nil)),
                .init(
                    path: "A.swift", line: 6,
                    subject: .screen(
                        .init(wayBack: "none", swipeBack: "app", reached: "root"), hides: "conditional", locked: true,
                        name: "Shelf")),
                .init(
                    path: "A.swift", line: 7,
                    subject: .use(.init(wayBack: "unknown", swipeBack: "none", reached: "presented"))),
            ])
    }

    @Test(arguments: [
        "// screen: leading app", "// screen: sideways app pushed", "// expect: one two", "// expect: one \"open",
        "// use: none none pushed locked", "// screen: none none pushed sometimes",
    ])
    func aMisspeltCommentIsAnError(_ comment: String) {
        #expect(throws: Expectation.Malformed.self) { try Expectation.read(comment, path: "A.swift") }
    }

    @Test func otherCommentsExpectNothing() throws {
        #expect(try Expectation.read("// See https://example.com: a page\n// expected: one", path: "A.swift") == [])
    }

    @Test func whatIsMissingAndWhatIsUnexpectedAreMismatches() throws {
        let wanted = try Expectation.read("x  // expect: other_rule\ny  // screen: leading app pushed", path: "A.swift")
        let mismatches = Mismatch.all(in: report, expecting: wanted)
        #expect(mismatches.map(\.line) == [1, 2, 3, 3])
        #expect(
            mismatches.map { $0.text.split(separator: "\n").map(String.init) } == [
                ["no other_rule; no screen is listed there"],
                ["no screen is listed"],
                ["unexpected missing_back_button: `Shelf` has no way back", "    A.swift:1: hidden here"],
                ["unexpected screen Shelf, way back none", "    A.swift:3:5: nothing leads back"],
            ])
    }

    @Test func aWrongVerdictIsAMismatchWithItsTrail() throws {
        let text = "\n\nx  // expect: missing_back_button \"Shelf\" // screen: leading - root"
        let mismatches = Mismatch.all(in: report, expecting: try Expectation.read(text, path: "A.swift"))
        #expect(
            mismatches.map(\.text) == [
                "reached is pushed, not root",
                "way back is none, not leading\n    A.swift:3:5: nothing leads back",
            ])
    }

    @Test func whatIsExpectedAndReportedIsNoMismatch() throws {
        let text = "\n\nx  // expect: missing_back_button // screen: none app pushed \"Shelf\""
        #expect(Mismatch.all(in: report, expecting: try Expectation.read(text, path: "A.swift")) == [])
    }

    /// A screen without a way back on line 3.
    private var report: Report {
        func range(_ line: Int) -> PositionRange {
            let place = Position(line: line, column: 5, utf16Column: 5, offset: 0)
            return PositionRange(start: place, end: place)
        }
        let step = Report.Evidence(path: "A.swift", line: 3, column: 5, what: "nothing leads back")
        let finding = Diagnostic(
            rule: "missing_back_button", severity: .warning, message: "`Shelf` has no way back", screen: "Shelf",
            scope: nil, path: "A.swift", range: range(3),
            notes: [.init(message: "hidden here", path: "A.swift", range: range(1))], fixIts: [], fingerprint: "")
        let screen = Report.Screen(
            screen: "Shelf", scope: nil, path: "A.swift", range: range(3), hides: "always", reached: "pushed",
            wayBack: .init(verdict: "none", evidence: [step]), swipeBack: .init(verdict: "app", evidence: []),
            locked: false, uses: [])
        return Report(root: "/", summary: .init(), diagnostics: [finding], screens: [screen])
    }
}
