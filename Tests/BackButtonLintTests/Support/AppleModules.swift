import Foundation

/// Modules that the compiler takes for those of an Apple system, in a folder for temporary files.
///
/// The toolchain's own modules say which target they are for. Type checking reads declarations alone, so they are copied
/// with another target of the same length written over theirs. The others are made of the folder `StandIns`, where each
/// folder is a module.
struct AppleModules: Sendable {
    static let isAvailable =
        compiler != nil
        && ["linux/Swift.swiftmodule", "host/SwiftSyntaxMacros.swiftmodule"].allSatisfy {
            FileManager.default.fileExists(atPath: library + "/" + $0)
        }
    static let forIOS = Result { try AppleModules(.iOS) }
    static let forMacOS = Result { try AppleModules(.macOS) }

    private let system: AppleCompiler.System
    private let folder: String

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private init(_ system: AppleCompiler.System) throws {
        self.system = system
        let place = FileManager.default.temporaryDirectory.appending(
            path: "backlint-\(system.rawValue)-\(try Self.key())")
        folder = place.path(percentEncoded: false)
        guard !FileManager.default.fileExists(atPath: folder) else { return }
        // Another run may be at it too; either result will do.
        let fresh = AppleModules(system: system, folder: folder + "-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(atPath: fresh.folder) }
        try fresh.build()
        if rename(fresh.folder, folder) != 0, !FileManager.default.fileExists(atPath: folder) {
            throw Failure(description: "can't write \(folder)")
        }
    }

    private init(system: AppleCompiler.System, folder: String) {
        self.system = system
        self.folder = folder
    }

    /// Runs the compiler's frontend and gives what it says.
    func frontend(_ words: [String], mode: Int, target: String) throws -> String {
        guard let compiler = Self.compiler else { throw Failure(description: "no compiler") }
        let outcome = try Program(executable: compiler).run(
            ["-frontend"] + words
                + ["-target", system.rawValue + target, "-swift-version", "\(mode)", "-diagnostic-style", "llvm"]
                + [
                    "-sdk", folder + "/sdk", "-resource-dir", folder + "/resource", "-module-cache-path",
                    folder + "/cache",
                ]
                + ["-I", Self.standIns + "/clang", "-I", folder + "/modules", "-plugin-path", folder + "/plugins"]
                + ["-plugin-path", Self.library + "/host/plugins", "-disable-objc-attr-requires-foundation-module"])
        return String(decoding: outcome.talk, as: UTF8.self)
    }

    /// Makes a module that hands out what its sources declare.
    func build(_ name: String, of sources: [String], into folder: String) throws {
        let file = folder + "/\(name).swiftmodule"
        let talk = try frontend(
            ["-emit-module", "-parse-as-library", "-module-name", name, "-disable-availability-checking", "-I", folder]
                + ["-suppress-warnings", "-experimental-skip-all-function-bodies", "-o", file] + sources,
            mode: 5, target: system.oldest)
        guard FileManager.default.fileExists(atPath: file) else {
            throw Failure(description: "the stand-in for \(name) doesn't compile: \(talk)")
        }
    }

    // MARK: What there is

    private static let standIns = TestInput.path("Tests/BackButtonLintTests/StandIns")

    private static let compiler = Program.named("swiftc")?.executable

    /// The toolchain's folder of modules. The compiler is called by the name of a link: only what that leads to tells
    /// where it lies.
    private static let library: String = {
        let programs = compiler?.resolvingSymlinksInPath().deletingLastPathComponent()
        return programs?.deletingLastPathComponent().appending(path: "lib/swift").path(percentEncoded: false) ?? ""
    }()

    /// Changes with the compiler and with the stand-ins.
    private static func key() throws -> String {
        guard let compiler else { throw Failure(description: "no compiler") }
        let version = try Program(executable: compiler).run(["--version"]).output
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in version + TestInput.swiftFiles(below: URL(filePath: standIns)).flatMap(TestInput.bytes) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return String(hash, radix: 16)
    }

    // MARK: Making them

    private func build() throws {
        let manager = FileManager.default
        for name in ["sdk", "resource", "modules", "plugins"] {
            try manager.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        try copyModules()
        try buildMacros()
        let other = system == .iOS ? "AppKit" : "UIKit"
        var built: Set = ["clang", "macros", other]
        for name in try manager.contentsOfDirectory(atPath: Self.standIns).sorted() { try build(name, after: &built) }
    }

    /// Builds a stand-in behind those that it is made with.
    private func build(_ name: String, after built: inout Set<String>) throws {
        let sources = TestInput.swiftFiles(below: URL(filePath: Self.standIns + "/" + name))
        guard !sources.isEmpty, built.insert(name).inserted else { return }
        let text = sources.map { String(decoding: TestInput.bytes($0), as: UTF8.self) }.joined(separator: "\n")
        for line in text.split(separator: "\n") where line.contains("import ") {
            try build(String(line.split(separator: " ").last ?? ""), after: &built)
        }
        try build(name, of: sources, into: folder + "/modules")
    }

    private func buildMacros() throws {
        guard let compiler = Self.compiler else { return }
        let host = Self.library + "/host"
        let outcome = try Program(executable: compiler).run(
            ["-emit-library", "-parse-as-library", "-module-name", "StandInMacros", "-I", host, "-L", host]
                + [
                    "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-lSwiftSyntaxBuilder", "-Xlinker", "-rpath", "-Xlinker",
                    host,
                ]
                + TestInput.swiftFiles(below: URL(filePath: Self.standIns + "/macros"))
                + ["-o", folder + "/plugins/libStandInMacros.so"])
        guard outcome.status == 0 else {
            throw Failure(description: "the macros don't compile: \(String(decoding: outcome.talk, as: UTF8.self))")
        }
    }

    private func copyModules() throws {
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder + "/resource/clang", withDestinationPath: Self.library + "/clang")
        try manager.copyItem(atPath: Self.library + "/shims", toPath: folder + "/resource/shims")
        let map = folder + "/resource/shims/module.modulemap"
        let shims = try String(contentsOfFile: map, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        try shims.filter { !$0.contains("LibcOverlayShims.h") }.joined(separator: "\n")
            .write(toFile: map, atomically: true, encoding: .utf8)
        for module in ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation"] {
            let own = Self.library + "/linux/\(module).swiftmodule"
            let names = try manager.contentsOfDirectory(atPath: own)
            guard let name = names.first(where: { $0.hasSuffix("-unknown-linux-gnu.swiftmodule") }) else { continue }
            let triple = String(name.dropLast(".swiftmodule".count))
            var other = system.rawValue + system.oldest
            while other.utf8.count < triple.utf8.count { other += "0" }
            var data = try Data(contentsOf: URL(filePath: own + "/" + name))
            while let range = data.range(of: Data(triple.utf8)) { data.replaceSubrange(range, with: Data(other.utf8)) }
            let (system, file) =
                system == .iOS ? ("iphoneos", "arm64-apple-ios") : ("macosx", "arm64-apple-macos")
            let place = folder + "/resource/\(system)/\(module).swiftmodule"
            try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
            try data.write(to: URL(filePath: place + "/\(file).swiftmodule"))
        }
    }
}
