import Foundation

@testable import BackButtonLint

/// An input and what becomes of it when everything is fixed that can be.
struct FixInput {
    let input: RuleInput
    let outcome: FixOutcome
    let before: Report

    /// The report on the fixed texts, read from disk.
    let after: Report

    /// What a second run would change.
    let again: [FileChange]

    /// Fixes a copy of an input.
    init(_ input: RuleInput) throws {
        self.input = input
        (before, outcome, after, again) = try input.withCopy { root in
            let linter = Linter(configuration: try input.configuration(root: root))
            let before = try linter.run()
            let (outcome, _) = try linter.fix(includesUnsafe: true)
            let failures = Writer(root: root).write(outcome.changes)
            guard failures.isEmpty else { throw Failure(description: "not written: \(failures)") }
            return (before, outcome, try linter.run(), try linter.fix(includesUnsafe: true).outcome.changes)
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Where the fixed files of an input are recorded: `case.fixed.swift` if it is one file and stays one, else the folder
    /// `case.fixed` with the files that change.
    func golden(for path: String) -> URL {
        let folder = input.location.deletingLastPathComponent()
        let name = input.location.lastPathComponent
        let stem = name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
        if name == path, outcome.changes.count == 1 { return folder.appendingPathComponent(stem + ".fixed.swift") }
        return folder.appendingPathComponent(stem + ".fixed").appendingPathComponent(path)
    }

    /// The files that are recorded for it now.
    func recorded() -> Set<String> {
        let folder = input.location.deletingLastPathComponent()
        let stem = golden(for: "x").deletingLastPathComponent().lastPathComponent
        let single = folder.appendingPathComponent(stem + ".swift")
        let several = folder.appendingPathComponent(stem)
        var files = Set(TestInput.swiftFiles(below: several))
        if FileManager.default.fileExists(atPath: single.path) { files.insert(single.path) }
        return files
    }
}
