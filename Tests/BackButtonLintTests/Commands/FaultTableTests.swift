import Foundation
import Testing

@testable import BackButtonLint

/// The manual's table of faults: every row is brought about, says what it should and ends as it should.
@Suite struct FaultTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let words: String
        let status: Int32
        let statusIfNamed: Int32?

        var testDescription: String { words }
    }

    /// Read from the page itself.
    static let rows: [Row] = {
        guard let page = try? BuiltTool.run(["help", "--man"]).output else { return [] }
        let sections = page.components(separatedBy: "\n.SH ")
        guard let section = sections.first(where: { $0.hasPrefix("FAULTS\n") }) else { return [] }
        let plain = section.replacing("\\-", with: "-").replacing("\\(aq", with: "'").replacing("\\e", with: "\\")
        return plain.components(separatedBy: ".TP\n").compactMap { row($0) }
    }()

    /// A term and what it means; nil for anything else.
    private static func row(_ entry: String) -> Row? {
        let lines = entry.split(separator: "\n")
        guard lines.count == 2,
            let found = lines[1].firstMatch(of: /; exit status (\d)(, or (\d) where PATH names it)?$/)
        else { return nil }
        let words = lines[0].replacing("\\fB", with: "").replacing("\\fR", with: "")
        return Row(
            words: String(words), status: Int32(found.1) ?? -1, statusIfNamed: found.3.flatMap { Int32($0) })
    }

    /// A line of shell that brings about the fault of a row, in the folder of `PathTests.app`; and one in which PATH names
    /// what is at fault.
    private static let lines: [String: (line: String, named: String?)] = [
        "unknown option 'WORD'": ("$backlint --formt json", nil),
        "unknown format 'WORD'": ("$backlint --format jsn", nil),
        "unknown rule 'WORD'": ("$backlint --rule mising", nil),
        "cannot read 'PATH': no such file or folder": ("$backlint none", nil),
        "cannot read 'PATH': permission denied": ("mkdir -m 0 Closed; $nobody $backlint Closed/a.swift", nil),
        "cannot read 'PATH': it is a symbolic link, or there are too many of them on the way": (
            "ln -s b a; ln -s a b; $backlint a", nil
        ),
        "the root 'DIR' is no folder": ("$backlint --root App/First.swift", nil),
        "'PATH' isn't below the root 'DIR'": ("$backlint --root App Kit", nil),
        "standard input has more than 16 MB": (
            "head -c 16777217 /dev/zero | $backlint --stdin-path App/First.swift", nil
        ),
        "--changed: REASON": ("PATH= $backlint --changed", nil),
        "FILE: too many open files": ("ulimit -n 5; $backlint", nil),
        "FILE: permission denied": (
            "mkdir -m 0 Closed; $nobody $backlint", "mkdir -m 0 Closed; $nobody $backlint Closed"
        ),
        "FILE: it is not valid UTF-8": (
            "printf '\\377 navigationBarBackButtonHidden' >a.swift; $backlint", "$backlint a.swift"
        ),
        "FILE: it has more than 16 MB, and is only searched": (
            "(echo '//navigationBarBackButtonHidden'; head -c 16777217 /dev/zero) >a.swift; $backlint",
            "$backlint a.swift"
        ),
        "PATH: it is left out by an ignore pattern": ("echo Kit >.gitignore; $backlint Kit", nil),
        "PATH: it is no ordinary file, and not checked": ("mkfifo a.swift; $backlint a.swift", nil),
        "PATH: it is no Swift file, and not checked": (": >README.md; $backlint README.md", nil),
        "PATH: it holds no Swift file to check": ("mkdir Empty; $backlint Empty", nil),
        "FILE:LINE:COLUMN: error: REASON": ("echo '{ \"a\": 1 }' >.backlint.json; $backlint", nil),
        "cannot read the configuration 'FILE': REASON": ("$backlint --config none.json", nil),
        "the configuration 'FILE' is a link that leads elsewhere": ("ln -s /etc/passwd .backlint.json; $backlint", nil),
        "the baseline 'FILE' isn't there": ("$backlint --baseline none.json", nil),
        "the baseline 'FILE' lies outside of the root": (
            "echo '{ \"baseline\": \"/etc/passwd\" }' >.backlint.json; $backlint", nil
        ),
        "cannot write to standard output: REASON": ("$backlint --format json >&-", nil),
        "cannot write 'FILE': REASON": ("$backlint --format json=none/a.json", nil),
        "cannot write 'FILE': the link 'LINK' leads out of the sources": (
            "ln -s /etc/passwd a.json; $backlint --format json=a.json", nil
        ),
        "not written: FILE: REASON": ("chmod 444 App/First.swift; $backlint --unsafe-fixes", nil),
    ]

    @Test func everyRowIsBroughtAbout() {
        #expect(Set(Self.rows.map(\.words)) == Set(Self.lines.keys) && Self.rows.count == Self.lines.count)
    }

    @Test(arguments: rows)
    func aFaultHasItsWordsAndStatus(row: Row) throws {
        let needsNobody = Self.lines[row.words]?.line.contains("$nobody") ?? false
        if needsNobody, !Permissions.count { return }
        #if !os(Linux)
            // Elsewhere a program needs more open files to be started.
            if row.words.contains("open files") { return }
        #endif
        let entry = try #require(Self.lines[row.words])
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let nobody = NSUserName() == "root" ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
        for (line, status) in [(entry.line, row.status), (entry.named, row.statusIfNamed)] {
            guard let line, let status else { continue }
            // The shell's own words, such as those about a folder that is there, aren't the tool's.
            let script = "nobody='\(nobody)'; (\(line) >out) 2>talk"
            #expect(try BuiltTool.shell(line.contains(">&-") ? "(\(line)) 2>talk" : script, in: folder.url) == status)
            let talk = try String(contentsOf: folder.url.appending(path: "talk"), encoding: .utf8)
            let pattern = ["PATH", "FILE", "DIR", "LINE", "COLUMN", "WORD", "LINK", "REASON"]
                .reduce(NSRegularExpression.escapedPattern(for: row.words)) { $0.replacing($1, with: ".+") }
            #expect(try talk.contains(Regex(pattern)), "\(talk)")
        }
        _ = try BuiltTool.shell("chmod 700 Closed 2>&-; true", in: folder.url)
    }
}
