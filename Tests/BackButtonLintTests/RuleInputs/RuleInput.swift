import Foundation
import Testing

@testable import BackButtonLint

/// A file or folder below `TestInputs` that is linted as a root of its own.
struct RuleInput: Sendable, CustomTestStringConvertible {
    /// `missing_back_button/bar-items`; the folder it lies in, and its own name without an extension.
    let name: String
    let location: URL

    var testDescription: String { name }

    /// Every case below `TestInputs/Rules`, by name.
    static let rules = entries(of: "Rules").flatMap { entries(of: "Rules/" + $0) }.sorted { $0.name < $1.name }

    /// Every app below `TestInputs/Projects`, by name.
    static let projects = entries(of: "Projects").sorted { $0.name < $1.name }

    private static func entries(of path: String) -> [String] {
        let folder = TestInput.folder.appendingPathComponent(path)
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { !$0.hasPrefix(".") }
    }

    private static func entries(of path: String) -> [RuleInput] {
        let rule = path.split(separator: "/").last.map(String.init) ?? path
        // `case.fixed.swift` and `case.fixed` are what a case looks like after its fix, not cases.
        return entries(of: path).filter { !$0.hasSuffix(".fixed.swift") && !$0.hasSuffix(".fixed") }.map {
            (name: String) in
            let stem = name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
            let location = TestInput.folder.appendingPathComponent(path).appendingPathComponent(name)
            return RuleInput(name: rule + "/" + stem, location: location)
        }
    }
}

extension RuleInput {
    /// The text files that may hold expectations, relative to the root, by path.
    func sources() throws -> [(path: String, text: String)] {
        let paths =
            isFolder
            ? try FileManager.default.subpathsOfDirectory(atPath: location.path).sorted() : [location.lastPathComponent]
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            let file = isFolder ? location.appendingPathComponent(path) : location
            return (path, try String(contentsOf: file, encoding: .utf8))
        }
    }

    func expectations() throws -> [Expectation] {
        try sources().flatMap { try Expectation.read($0.text, path: $0.path) }
    }

    /// How it is linted in `root`: by its own `.backlint.json`, if it has one. The rule that its folder is called after
    /// speaks, whether or not it is on.
    func configuration(root: String) throws -> Configuration {
        var configuration = Configuration(root: root)
        let path = root + "/" + ProjectRoot.configurationName
        if FileManager.default.fileExists(atPath: path) {
            let place = try AbsolutePath.canonical(root.utf8)
            configuration.file = try ConfigurationFile.read(path, rules: Rule.all.map(\.id), root: place)
        }
        configuration.enabledRules = name.split(separator: "/").prefix(1).map(String.init)
        return configuration
    }

    /// Where a file of the root really lies.
    func file(_ path: String) -> String { isFolder ? location.appendingPathComponent(path).path : location.path }

    private var isFolder: Bool { !location.lastPathComponent.hasSuffix(".swift") }

    /// Hands out the root of a copy: nothing around the package, no ignore file, no manifest, is seen from it.
    func withCopy<Result>(_ body: (_ root: String) throws -> Result) throws -> Result {
        try TemporaryFolder.with { around in
            let manager = FileManager.default
            let root = around.appendingPathComponent("root")
            if isFolder {
                try manager.copyItem(at: location, to: root)
            } else {
                try manager.createDirectory(at: root, withIntermediateDirectories: true)
                try manager.copyItem(at: location, to: root.appendingPathComponent(location.lastPathComponent))
            }
            return try body(root.path)
        }
    }
}
