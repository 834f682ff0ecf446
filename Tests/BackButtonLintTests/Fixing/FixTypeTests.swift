import Foundation
import Testing

@testable import BackButtonLint

/// What fixes write compiles: in Swift 5 and 6, for iOS, and for macOS where the input does.
@Suite struct FixTypeTests {
    /// Inputs of fixes, all of which the stand-ins know; with the oldest system that they run on.
    private static let inputs = [
        ("missing_back_button/toolbar-takes-the-item", "17.0"), ("missing_back_button/names-that-are-taken", "17.0"),
        ("missing_back_button/links-beside-the-item", "17.0"),
        ("missing_back_button/hidden-where-it-is-pushed", "17.0"),
        ("missing_back_button/two-spaces", "17.0"), ("missing_back_button/before-ios-15", "14.0"),
        ("missing_back_button/placement-by-configuration", "14.0"), ("missing_back_button/also-for-the-mac", "17.0"),
        ("missing_swipe_back/app-with-a-dependency", "17.0"),
    ]

    @Test func whatIsFixedCompiles() throws {
        guard let iOS = try AppleCompiler(.iOS), let macOS = try AppleCompiler(.macOS) else {
            print("FixTypeTests pass by: the compiler isn't one for Linux, whose modules can be taken")
            return
        }
        var onMac = 0
        for (name, target) in Self.inputs {
            let input = try #require(RuleInput.rules.first { $0.name == name })
            try input.withCopy { root in
                let before = try Self.messages(below: root, iOS, target)
                #expect(before == [[], []], "\(name) doesn't compile before it is fixed")
                let mac = try Self.messages(below: root, macOS, nil)
                let changes = try Linter(configuration: try input.configuration(root: root))
                    .fix(includesUnsafe: true).outcome.changes
                #expect(!changes.isEmpty, "\(name)")
                #expect(Writer(root: root).write(changes).isEmpty)
                #expect(try Self.messages(below: root, iOS, target) == [[], []], "\(name)")
                guard mac == [[], []] else { return }
                onMac += 1
                #expect(try Self.messages(below: root, macOS, nil) == mac, "\(name) on macOS")
            }
        }
        #expect(onMac > 1)
    }

    /// The check can fail: one wrong type, one name that isn't there, one placement that macOS lacks.
    @Test(arguments: [
        ("Text(\"Quay \\(berth)\")", "Text(berth)"), ("dismiss()", "dismis()"), (".topBarLeading", ".topBarLeft"),
    ])
    func aWrongTypeIsFound(right: String, wrong: String) throws {
        guard let iOS = try AppleCompiler(.iOS) else { return }
        let folder = try TemporaryFolder()
        let fixed = TestInput.folder.appending(path: "Rules/missing_back_button/toolbar-takes-the-item.fixed.swift")
        let text = try String(contentsOf: fixed, encoding: .utf8)
        try folder.write("A.swift", text.replacing(right, with: wrong, maxReplacements: 1))
        for messages in try Self.messages(below: folder.url.path, iOS, nil) {
            #expect(messages.contains { $0.hasPrefix("error: ") }, "\(messages)")
        }
    }

    /// Of Swift 5 and of Swift 6.
    private static func messages(below root: String, _ compiler: AppleCompiler, _ target: String?) throws -> [[String]]
    {
        let files = TestInput.swiftFiles(below: URL(filePath: root)).filter { !$0.hasSuffix("/Package.swift") }
        return try [5, 6].map { try compiler.messages(on: files, mode: $0, target: target) }
    }
}
