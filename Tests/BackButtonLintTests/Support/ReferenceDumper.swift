import Foundation

/// What SwiftSyntax sees in files, by a small program that is built against the toolchain's own modules.
///
/// The program lies in the folder `Reference`. It is compiled once for a compiler and a state of its sources, into the
/// folder for temporary files.
struct ReferenceDumper {
    enum What: String { case tokens, outline, both }

    /// The dumps of one file.
    struct File {
        let path: String
        /// Whether SwiftSyntax parsed it without an error.
        let isAccepted: Bool
        var tokens: [Substring] = []
        var outline: [Substring] = []
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Whether the toolchain brings SwiftSyntax's modules at all.
    static let isAvailable = hostFolder != nil

    private static let built = Result { try build() }

    private let program: String

    init() throws { program = try Self.built.get() }

    /// Dumps files in the order of `paths`.
    func dump(_ what: What, of paths: [String]) throws -> [File] {
        let list = Self.temporaryFile("list")
        try Data(paths.map { $0 + "\n" }.joined().utf8).write(to: list)
        defer { try? FileManager.default.removeItem(at: list) }
        return Self.files(in: try Self.run(program, [what.rawValue, "@\(list.path)"]), what: what)
    }

    private static func files(in text: String, what: What) -> [File] {
        var files: [File] = []
        var isOutline = what == .outline
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).makeIterator()
        while let line = lines.next() {
            if line.hasPrefix("file ") {
                files.append(File(path: String(line.dropFirst(5)), isAccepted: lines.next() == "accepted"))
                isOutline = what == .outline
            } else if line == "outline" {
                isOutline = true
            } else if !line.isEmpty {
                if isOutline {
                    files[files.count - 1].outline.append(line)
                } else {
                    files[files.count - 1].tokens.append(line)
                }
            }
        }
        return files
    }

    // MARK: Building

    private static func build() throws -> String {
        guard let compiler, let hostFolder else { throw Failure(description: "no SwiftSyntax in the toolchain") }
        let sources = TestInput.swiftFiles(
            below: TestInput.package.appendingPathComponent("Tests/BackButtonLintTests/Reference"))
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        let version = try run(compiler, ["--version"])
        for byte in Array(version.utf8) + sources.flatMap(TestInput.bytes) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let program = FileManager.default.temporaryDirectory.appendingPathComponent(
            "backlint-reference-\(String(hash, radix: 16))")
        if FileManager.default.isExecutableFile(atPath: program.path) { return program.path }
        let fresh = temporaryFile("build")
        _ = try run(
            compiler,
            ["-O", "-I", hostFolder, "-L", hostFolder, "-lSwiftSyntax", "-lSwiftParser"]
                + ["-Xlinker", "-rpath", "-Xlinker", hostFolder] + sources + ["-o", fresh.path])
        // Another test run may have been quicker; either program will do.
        if rename(fresh.path, program.path) != 0 { throw Failure(description: "can't write \(program.path)") }
        return program.path
    }

    private static let compiler: String? = {
        #if os(macOS)
            let found = try? run("/usr/bin/xcrun", ["--find", "swiftc"])
        #else
            let found = try? run("/usr/bin/env", ["which", "swiftc"])
        #endif
        let path = found?.trimmingCharacters(in: .whitespacesAndNewlines)
        return path?.isEmpty == false ? path : nil
    }()

    /// The folder of the modules that the compiler itself is built with.
    private static let hostFolder: String? = {
        guard let compiler, let info = try? run(compiler, ["-print-target-info"]),
            let target = try? JSONSerialization.jsonObject(with: Data(info.utf8)) as? [String: Any],
            let paths = target["paths"] as? [String: Any], let resources = paths["runtimeResourcePath"] as? String
        else { return nil }
        let host = resources + "/host"
        return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
    }()

    private static func temporaryFile(_ name: String) -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("backlint-\(name)-\(UUID().uuidString)")
    }

    /// The standard output of a program; fails if its status isn't 0.
    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let outcome = try Program(executable: URL(fileURLWithPath: program)).run(arguments)
        guard outcome.status == 0 else {
            let talk = String(decoding: outcome.talk, as: UTF8.self)
            throw Failure(description: "\(program) ended with status \(outcome.status): \(talk)")
        }
        return String(decoding: outcome.output, as: UTF8.self)
    }
}
