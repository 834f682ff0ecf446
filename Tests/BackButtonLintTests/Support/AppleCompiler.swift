import Foundation

/// Checks Swift code as the compiler for an Apple system would: this toolchain's compiler, for such a target, against small
/// stand-ins for SwiftUI and UIKit in the folder `AppleStub`.
///
/// The toolchain's own modules say which target they are for. Type checking reads declarations alone, so they are copied
/// with another target of the same length written over theirs.
struct AppleCompiler {
    enum System: String, CaseIterable {
        case iOS = "arm64-apple-ios"
        case macOS = "arm64-apple-macosx"

        fileprivate var folder: String { self == .iOS ? "iphoneos" : "macosx" }
        fileprivate var file: String { self == .iOS ? "arm64-apple-ios" : "arm64-apple-macos" }
        fileprivate var oldest: String { self == .iOS ? "13.0" : "11.0" }
        fileprivate var newest: String { self == .iOS ? "17.0" : "14.0" }
    }

    let system: System
    private let compiler: URL
    private let folder: TemporaryFolder

    /// Nil where the toolchain isn't one for Linux, whose modules can be taken.
    init?(_ system: System) throws {
        let env = Program(executable: URL(filePath: "/usr/bin/env"))
        guard let found = try? env.run(["which", "swiftc"]), found.status == 0 else { return nil }
        let path = String(decoding: found.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        compiler = URL(filePath: path)
        self.system = system
        // It knows what it is to do by the name it is called by, and where it lies by what that leads to.
        let programs = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        let library = programs.deletingLastPathComponent().appending(path: "lib/swift")
        let linux = library.appending(path: "linux").path
        guard FileManager.default.fileExists(atPath: linux + "/Swift.swiftmodule") else { return nil }
        folder = try TemporaryFolder()
        try copyModules(from: library)
        for module in ["UIKit", "SwiftUI"] where module != "UIKit" || system == .iOS {
            let source = TestInput.path("Tests/BackButtonLintTests/AppleStub/\(module).swift")
            let words =
                ["-emit-module", "-module-name", module, "-disable-availability-checking", "-suppress-warnings"]
                + ["-disable-objc-attr-requires-foundation-module", "-o", self.path(module + ".swiftmodule"), source]
            let talk = try run(words, mode: 5, target: system.oldest)
            guard FileManager.default.fileExists(atPath: self.path(module + ".swiftmodule")) else {
                throw Failure(description: "the stand-in for \(module) doesn't compile: \(talk)")
            }
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What the compiler says of one module: errors and warnings without their places, sorted.
    func messages(on files: [String], mode: Int, target: String? = nil) throws -> [String] {
        let talk = try run(
            ["-typecheck", "-module-name", "App", "-disable-objc-attr-requires-foundation-module"] + files, mode: mode,
            target: target ?? system.newest)
        return talk.split(separator: "\n").compactMap { line in
            for kind in [": error: ", ": warning: "] {
                if let found = line.firstRange(of: kind) { return String(line[found.lowerBound...].dropFirst(2)) }
            }
            return nil
        }.sorted()
    }

    private func run(_ words: [String], mode: Int, target: String) throws -> String {
        let clang = TestInput.path("Tests/BackButtonLintTests/AppleStub/clang")
        let outcome = try Program(executable: compiler).run(
            ["-frontend"] + words + [
                "-parse-as-library", "-target", system.rawValue + target, "-swift-version", "\(mode)",
            ]
                + ["-sdk", path("sdk"), "-resource-dir", path("resource"), "-I", clang, "-I", path("")]
                + ["-module-cache-path", path("cache"), "-diagnostic-style", "llvm"])
        return String(decoding: outcome.talk, as: UTF8.self)
    }

    private func path(_ name: String) -> String { String(decoding: folder.path, as: UTF8.self) + "/" + name }

    private func copyModules(from library: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: path("sdk"), withIntermediateDirectories: true)
        try manager.createDirectory(atPath: path("resource"), withIntermediateDirectories: true)
        try manager.createSymbolicLink(
            atPath: path("resource/clang"), withDestinationPath: library.appending(path: "clang").path)
        try manager.copyItem(atPath: library.appending(path: "shims").path, toPath: path("resource/shims"))
        let map = path("resource/shims/module.modulemap")
        let shims = try String(contentsOfFile: map, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        try shims.filter { !$0.contains("LibcOverlayShims.h") }.joined(separator: "\n")
            .write(toFile: map, atomically: true, encoding: .utf8)
        for module in ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"] {
            let own = library.appending(path: "linux/\(module).swiftmodule")
            let names = try manager.contentsOfDirectory(atPath: own.path)
            guard let name = names.first(where: { $0.hasSuffix("-unknown-linux-gnu.swiftmodule") }) else { continue }
            let triple = String(name.dropLast(".swiftmodule".count))
            var other = system.rawValue + system.oldest
            while other.utf8.count < triple.utf8.count { other += "0" }
            var data = try Data(contentsOf: own.appending(path: name))
            while let range = data.range(of: Data(triple.utf8)) { data.replaceSubrange(range, with: Data(other.utf8)) }
            let folder = path("resource/\(system.folder)/\(module).swiftmodule")
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try data.write(to: URL(filePath: folder + "/\(system.file).swiftmodule"))
        }
    }
}
