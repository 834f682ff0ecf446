@testable import BackButtonLint

/// A report by hand on files that nobody should call so, with texts that could become markup, commands or escapes somewhere.
///
/// Before every finding stand a tab, an emoji and a letter with a combining mark, so that no two units of columns agree.
enum OddReport {
    static let line = "\tText(\"🎂 e\u{301}\").navigationBarBackButtonHidden()"

    private static let source = "struct A: View { // \u{1b}[31m\n" + line + "\n}\n"

    /// Names that are something else to a shell, a log, a URI, XML, Markdown or a terminal.
    static let paths = [
        "50%/new\nline.swift", ":, ::warning file=x,line=1::y.swift", "[a](b.example).swift", "a b/\"q' u.swift",
        "bad\u{FFFD}name.swift", "back`tick``s.swift", "c\\d|e.swift", "red\u{1b}[31m\u{7}.swift",
        "rtl\u{202E}tfiws.swift",
        "##[error]x.swift", "<b>&amp;]]>.swift", "🎂/e\u{301}.swift", "\u{FFFE}\u{1}.swift",
    ]

    private static let screens = [
        "View", "`<script>alert(1)</script>`", "`[a](http://b.example)`", "`a | b`", "`]]>`", "`\u{1b}[2J`",
        "`##[error]`",
        "`::error::`", "`@someone #1`", "`a\\b`", "`*a* _b_`", "`\u{202E}abc`", "`\u{FFFF}%0A`",
    ]

    static let report: Report = {
        var summary = Report.Summary()
        summary.files = paths.count
        summary.warnings = paths.count
        let diagnostics = zip(paths, screens).enumerated().map { index, names in
            let (path, screen) = names
            return Diagnostic(
                rule: "missing_back_button", severity: .warning,
                message: "`\(screen)` hides <it> & \"that\" is 100% *bad*",
                screen: screen, scope: nil, path: path, range: range(of: "navigationBarBackButtonHidden"),
                notes: [
                    .init(
                        message: "pushed by `\(screen)`", path: paths[(index + 1) % paths.count], range: range(of: "A"))
                ],
                fixIts: [
                    FixIt(
                        message: "delete `\(screen)`", safe: true,
                        edits: [
                            Edit(path: path, range: range(of: "View "), replacement: "\u{1b}[0m<&>\u{FFFE} "),
                            Edit(path: path, range: range(of: ".navigationBarBackButtonHidden()"), replacement: ""),
                        ])
                ], fingerprint: "missing_back_button:\(index)")
        }
        return Report(
            root: "/apps/Odd\u{1b}[31m one", pathFromTop: "apps/i OS", summary: summary, diagnostics: diagnostics,
            screens: [], complaints: [.init(path: "o\nld.swift", reason: "isn't UTF-8; passed over")],
            sources: Dictionary(uniqueKeysWithValues: paths.map { ($0, Array(source.utf8)) }))
    }()

    private static func range(of words: String) -> PositionRange {
        let bytes = Array(source.utf8)
        guard let found = source.firstRange(of: words) else { fatalError("no \(words)") }
        let start = source.utf8.distance(from: source.startIndex, to: found.lowerBound)
        return LineTable(bytes).positions(of: ByteRange(start, start + words.utf8.count))
    }
}
