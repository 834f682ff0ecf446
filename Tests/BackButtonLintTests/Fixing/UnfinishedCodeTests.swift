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

    private static let stack = """
        import UIKit

        extension UINavigationController: UIGestureRecognizerDelegate {
            override open func viewDidLoad() { interactivePopGestureRecognizer?.delegate = self }
        }

        final class OwnStack: UINavigationController, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        """

    @Test func swipeCodeIsFixedWhereverItsTextIsCut() throws {
        let folder = try TemporaryFolder()
        var configuration = Configuration(root: String(decoding: folder.path, as: UTF8.self))
        configuration.enabledRules = Rule.all.map(\.id)
        let linter = Linter(configuration: configuration)
        let bytes = Array(Self.stack.utf8)
        var fixed = 0
        for start in bytes.indices.dropFirst(20) {
            // Cut off there, and with a part missing.
            for text in [Array(bytes[..<start]), Array(bytes[..<start] + bytes[min(start + 3, bytes.count)...])] {
                try folder.write("Stack.swift", text)
                fixed += try linter.fix(includesUnsafe: true).outcome.changes.isEmpty ? 0 : 1
            }
        }
        #expect(fixed > 100)
    }

    /// Every kind of fix, on code that ends in the middle.
    @Test func everyInputIsFixedWhereverItIsCut() throws {
        let folder = try TemporaryFolder()
        var configuration = Configuration(root: String(decoding: folder.path, as: UTF8.self))
        configuration.enabledRules = Rule.all.map(\.id)
        var fixed = 0
        for input in RuleInput.rules {
            for (_, text) in try input.sources() {
                let bytes = Array(text.utf8)
                for part in 1...3 {
                    try folder.write("Cut.swift", Array(bytes[..<(bytes.count * part / 4)]))
                    fixed += try Linter(configuration: configuration).fix(includesUnsafe: true).outcome.changes.count
                }
            }
        }
        #expect(fixed > 100)
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
