import Foundation
import Testing

@testable import BackButtonLint

/// Whatever stands in sources, names, manifests, the configuration and on the command line: it steers no terminal, and no
/// build server that reads a log.
@Suite struct SteeringTests {
    /// What terminals and build servers heed.
    private static let steers =
        "\u{1B}[2J\u{9B}31m\u{7}\u{202E}##[error]a##vso[task.setvariable variable=A]##teamcity[b]"

    /// An app in which everything that may be printed holds it.
    private static func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "::warning ::App/First.swift",
            """
            @main struct Shop: App { // \(steers)
                var body: some Scene { WindowGroup { NavigationStack { NavigationLink("\(steers)") { First() } } } }
            }
            struct First: View { // \(steers)
                var body: some View {
                    Text("\(steers)").navigationBarBackButtonHidden().own("\(steers)") /* \(steers) */
                }
            }
            struct `Se\(steers)cond`: View {
                var body: some View { /* \(steers) */ Text("2").navigationBarBackButtonHidden(/* \(steers) */) }
            }
            // backlint:disable:next \(steers) - \(steers)
            """)
        #if os(Linux)
            // Elsewhere names are text.
            try folder.write(
                Array("::error ::\(steers)/\(steers).swift".utf8),
                Array(PathTests.screen("Third", "Text(\"\(steers)\").navigationBarBackButtonHidden()").utf8))
            try folder.write(Array("\(steers)/Bad.swift".utf8), [0xFF] + Array(" navigationBarBackButtonHidden".utf8))
        #endif
        try folder.write(
            "Package.swift",
            """
            import PackageDescription
            let package = Package(name: "\(steers)", targets: [.target(name: "T\(steers)", path: "::warning ::App")])
            """)
        try folder.write("bad.json", "{ \"\(steers)\": \"\(steers)\" }")
        try folder.write(".git/HEAD")
        return folder
    }

    private static let lines: [[String]] =
        Reporter.all.map { ["--notes", "--format=\($0.name)"] } + [
            [], ["--strict", "--statistics"], ["--quiet"], ["screens"], ["screens", "--explain", "First"],
            ["screens", "--explain", steers], ["map"], ["map", "--format=mermaid"], ["map", "--format=svg"],
            ["--show-files"], ["--show-config", "--exclude=\(steers)"], ["--config=bad.json"], ["--baseline=bad.json"],
            ["--baseline=\(steers)"], ["--config=\(steers)"], ["--root=\(steers)"], ["--rule=\(steers)"],
            ["--format=\(steers)"], ["--format=json=\(steers)/a"], ["--\(steers)"], [steers], ["explain", steers],
            ["syntax", steers], ["syntax", "tokens", steers], ["--stdin-path", steers], ["init", steers],
            ["--add-suppressions=\(steers)"], ["--changed=\(steers)"], ["--jobs=\(steers)"],
        ]

    /// Patches and dumps have to hold what the sources hold, but not on a terminal.
    private static let dumps = [
        ["--unsafe-fixes", "--diff"], ["syntax", "tokens", "::warning ::App/First.swift"],
        ["syntax", "outline", "::warning ::App/First.swift"],
    ]

    @Test(arguments: lines + dumps)
    func nothingSteersATerminal(arguments: [String]) throws {
        let folder = try Self.app()
        let shown = try PseudoTerminal.shown(arguments + ["--color=never"], in: folder.url)
        #expect([0, 1, 2].contains(shown.status) && !shown.text.isEmpty)
        let found = shown.text.replacing("\r\n", with: "\n").unicodeScalars
            .filter { PrintableText.isControl($0) && $0 != "\n" && $0 != "\t" }
        #expect(found.isEmpty, "\(found)")
    }

    @Test(arguments: lines)
    func nothingIsACommandOfABuildServer(arguments: [String]) throws {
        let folder = try Self.app()
        let outcome = try BuiltTool.run(arguments, in: folder.url)
        let isOfGitHub = arguments.contains("--format=github")
        for line in (outcome.output + outcome.talk).split(separator: "\n") {
            // Which GitHub reads as one command of ours, whatever else is in it.
            if isOfGitHub, line.firstMatch(of: /^::(warning|error|notice) file=/) != nil { continue }
            #expect(!line.drop(while: \.isWhitespace).hasPrefix("::"), "\(line)")
            #expect(line.firstMatch(of: /##[A-Za-z]*\[/) == nil, "\(line)")
        }
        #expect(!(outcome.output + outcome.talk).isEmpty)
    }
}
