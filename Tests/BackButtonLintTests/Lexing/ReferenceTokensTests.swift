import Foundation
import Testing

@testable import BackButtonLint

/// The tokens of real files, compared with SwiftSyntax's.
@Suite(.enabled(if: ReferenceDumper.isAvailable, "the toolchain brings no SwiftSyntax modules to compare with"))
struct ReferenceTokensTests {
    @Test func inputsHaveTheTokensThatSwiftSyntaxSees() throws {
        let paths = TestInput.swiftFiles(below: TestInput.folder)
        #expect(paths.count > 20)
        let accepted = try compare(paths)
        for path in paths where path.contains("/TestInputs/Lexing/") && !path.contains("/Broken/") {
            #expect(accepted.contains(path), "SwiftSyntax finds an error in \(path)")
        }
    }

    @Test func ownSourcesHaveTheTokensThatSwiftSyntaxSees() throws {
        let paths = ["Sources", "Tests"].flatMap {
            TestInput.swiftFiles(below: TestInput.package.appendingPathComponent($0))
        }
        #expect(paths.count > 20)
        #expect(try compare(paths).count == paths.count)
    }

    private static let folder = ProcessInfo.processInfo.environment["BACKLINT_COMPARE"]

    @Test(.enabled(if: folder != nil, "BACKLINT_COMPARE names no folder to compare"))
    func filesOfTheNamedFolderHaveTheTokensThatSwiftSyntaxSees() throws {
        let paths = TestInput.swiftFiles(below: URL(fileURLWithPath: try #require(Self.folder)))
        var accepted = 0
        for start in stride(from: 0, to: paths.count, by: 500) {
            accepted += try compare(Array(paths[start..<min(start + 500, paths.count)])).count
        }
        print("compared \(accepted) of \(paths.count) files")
    }

    /// Compares the files that SwiftSyntax accepts, and gives their paths.
    private func compare(_ paths: [String]) throws -> Set<String> {
        let files = try ReferenceDumper().dump(.tokens, of: paths)
        #expect(files.map(\.path) == paths)
        for file in files where file.isAccepted {
            let bytes = TestInput.bytes(file.path)
            let tokens = SyntaxDump.tokens(path: file.path, bytes: bytes).split(separator: "\n").dropFirst()
            guard !tokens.elementsEqual(file.tokens) else { continue }
            let first = zip(tokens, file.tokens).first { $0 != $1 }
            Issue.record("\(file.path): \(first?.0 ?? "end"), but SwiftSyntax has \(first?.1 ?? "end")")
        }
        return Set(files.filter(\.isAccepted).map(\.path))
    }
}
