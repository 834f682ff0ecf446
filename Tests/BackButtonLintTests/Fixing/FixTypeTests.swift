import Foundation
import Testing

@testable import BackButtonLint

/// What every fix writes compiles without a warning: in Swift 5 and 6, for iOS, and for macOS where the target is built for
/// it too.
@Suite(
    .enabled(
        if: AppleCompiler.isAvailable,
        "only a toolchain for Linux has modules that can be taken for those of another system"))
struct FixTypeTests {
    @Test(arguments: RuleInput.rules + RuleInput.projects)
    func aFixedInputCompiles(_ input: RuleInput) throws {
        try input.withCopy { root in
            let linter = Linter(configuration: try input.configuration(root: root))
            let changes = try linter.fix(includesUnsafe: true).outcome.changes
            guard !changes.isEmpty else { return }
            #expect(Writer(root: root).write(changes).isEmpty)
            let targets = try TargetCode.all(below: root)
            let changed = Set(changes.map { root + "/" + $0.path })
            #expect(changed.isSubset(of: targets.flatMap(\.files)), "a changed file belongs to no target")
            for target in targets where !changed.isDisjoint(with: target.files) {
                #expect(target.platforms.mayHaveUIKitNavigation, "`\(target.name)` needs no way back")
                try Self.check(target, .iOS, among: targets)
                if target.platforms.contains(.macOS) { try Self.check(target, .macOS, among: targets) }
            }
        }
    }

    private static func check(_ target: TargetCode, _ system: AppleCompiler.System, among all: [TargetCode]) throws {
        let oldest = system == .iOS ? target.deploymentTarget.map { "\($0.major).\($0.minor)" } : nil
        let folder = try TemporaryFolder()
        let compiler = try AppleCompiler(system)
        try compiler.makeModules(that: target, imports: all, in: folder, oldest)
        for mode in [5, 6] {
            let messages = try compiler.messages(on: target.files, mode: mode, target: oldest, folder: folder.url.path)
            #expect(messages == [], "`\(target.name)` for \(system) in Swift \(mode)")
        }
    }

    /// The check can fail: by a wrong type, by a name or a placement that isn't there, and by a warning.
    @Test(arguments: [
        ("Text(\"Quay \\(berth)\")", "Text(berth)", "error"), ("dismiss()", "dismis()", "error"),
        (".topBarLeading", ".topBarLeft", "error"), ("dismiss()", "let _ = 1; var a = 2; dismiss()", "warning"),
        ("private var dismiss\n", "private var dismiss\n    let dismiss = 1\n", "error"),
    ])
    func whatIsWrongIsFound(right: String, wrong: String, kind: String) throws {
        let messages = try Self.messages(on: "toolbar-takes-the-item") { text in
            #expect(text.contains(right))
            return text.replacing(right, with: wrong, maxReplacements: 1)
        }
        for mode in messages { #expect(mode.contains { $0.hasPrefix(kind + ": ") }, "\(mode)") }
    }

    /// What a Mac lacks is found for the Mac alone.
    @Test func aPlacementOfAnotherSystemIsFound() throws {
        #expect(try Self.messages(on: "toolbar-takes-the-item", .iOS) { $0 } == [[], []])
        for mode in try Self.messages(on: "toolbar-takes-the-item", .macOS, { $0 }) {
            #expect(mode.contains { $0.contains("'topBarLeading' is unavailable in macOS") }, "\(mode)")
        }
    }

    /// Of Swift 5 and of Swift 6, on a fixed input that was edited.
    private static func messages(
        on name: String, _ system: AppleCompiler.System = .iOS, _ edit: (String) -> String
    ) throws -> [[String]] {
        let folder = try TemporaryFolder()
        let fixed = TestInput.folder.appending(path: "Rules/missing_back_button/\(name).fixed.swift")
        try folder.write("A.swift", edit(try String(contentsOf: fixed, encoding: .utf8)))
        let compiler = try AppleCompiler(system)
        return try [5, 6].map { try compiler.messages(on: [folder.url.path + "/A.swift"], mode: $0) }
    }
}

extension AppleCompiler {
    /// Makes the modules of other targets that a target is made with, and those that they are made with before.
    fileprivate func makeModules(
        that target: TargetCode, imports others: [TargetCode], in folder: TemporaryFolder, _ oldest: String?
    ) throws {
        for other in others where target.imports.contains(other.name) && other.name != target.name {
            let place = folder.url.path
            guard !FileManager.default.fileExists(atPath: place + "/\(other.name).swiftmodule") else { continue }
            try makeModules(that: other, imports: others, in: folder, oldest)
            try makeModule(other.name, of: other.files, in: place)
        }
    }
}
