import Testing

@testable import BackButtonLint

/// Code that somebody is in the middle of writing is fixed where that can be, and never trapped over.
@Suite struct UnfinishedCodeTests {
    private static let screen = """
        import SwiftUI

        struct QuayView: View {
            var body: some View {
                NavigationStack { NavigationLink("Canal") { CanalView() } }
            }
        }

        struct CanalView: View {
            var body: some View {
                Text("Canal")
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Lock") } }
                    .navigationBarBackButtonHidden()
            }
        }
        """

    @Test func aScreenIsFixedWhereverItsTextIsCut() throws {
        let folder = try TemporaryFolder()
        let linter = Linter(configuration: Configuration(root: String(decoding: folder.path, as: UTF8.self)))
        let bytes = Array(Self.screen.utf8)
        var fixed = 0
        for start in bytes.indices.dropFirst(150) {
            // A part is missing in the middle: brackets stay open before the hide and close behind it.
            let end = min(start + 3, bytes.count)
            try folder.write("Canal.swift", Array(bytes[..<start] + bytes[end...]))
            fixed += try linter.fix(includesUnsafe: true).outcome.changes.isEmpty ? 0 : 1
        }
        #expect(fixed > 20)
    }

    @Test(arguments: ["{ }", "{ Text(a) }", "{ a in Text(a) }", "{ f { } }"])
    func aClosureIsClosedByItsOwnBrace(text: String) throws {
        func closure(_ text: some StringProtocol) throws -> Node {
            try #require(Parser.parse(Array("let x = \(text)".utf8)).root.descendants.first { $0.kind == .closure })
        }
        #expect(try closure(text).isClosed)
        #expect(try !closure(text.dropLast()).isClosed)
    }
}
