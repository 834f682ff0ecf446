import Foundation
import Testing

@testable import BackButtonLint

/// The outlines of real files, compared with SwiftSyntax's.
@Suite(.enabled(if: ReferenceDumper.isAvailable, "the toolchain brings no SwiftSyntax modules to compare with"))
struct ReferenceOutlineTests {
    @Test func inputsHaveTheOutlineThatSwiftSyntaxSees() throws {
        let paths = TestInput.swiftFiles(below: TestInput.folder)
        let accepted = try compare(paths)
        for path in paths where path.contains("/TestInputs/Parsing/") && !path.contains("/Broken/") {
            #expect(accepted.contains(path), "SwiftSyntax finds an error in \(path)")
        }
    }

    @Test func ownSourcesHaveTheOutlineThatSwiftSyntaxSees() throws {
        let paths = ["Sources", "Tests"].flatMap {
            TestInput.swiftFiles(below: TestInput.package.appendingPathComponent($0))
        }
        #expect(try compare(paths).count == paths.count)
    }

    private static let folder = ProcessInfo.processInfo.environment["BACKLINT_COMPARE"]

    @Test(.enabled(if: folder != nil, "BACKLINT_COMPARE names no folder to compare"))
    func filesOfTheNamedFolderHaveTheOutlineThatSwiftSyntaxSees() throws {
        let paths = TestInput.swiftFiles(below: URL(fileURLWithPath: try #require(Self.folder)))
        for start in stride(from: 0, to: paths.count, by: 500) {
            _ = try compare(Array(paths[start..<min(start + 500, paths.count)]))
        }
    }

    /// Compares the files that SwiftSyntax accepts, and gives their paths.
    private func compare(_ paths: [String]) throws -> Set<String> {
        let files = try ReferenceDumper().dump(.outline, of: paths)
        #expect(files.map(\.path) == paths)
        for file in files where file.isAccepted {
            let dump = SyntaxDump.outline(path: file.path, bytes: TestInput.bytes(file.path))
            let outline = dump.split(separator: "\n").dropFirst()
            guard !outline.elementsEqual(file.outline) else { continue }
            let first = zip(outline, file.outline).first { $0 != $1 }
            Issue.record("\(file.path): \(first?.0 ?? "end"), but SwiftSyntax has \(first?.1 ?? "end")")
        }
        return Set(files.filter(\.isAccepted).map(\.path))
    }
}
