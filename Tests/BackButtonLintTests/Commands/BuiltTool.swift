import Foundation
import Testing

/// The built executable, run as people run it.
enum BuiltTool {
    struct Outcome {
        let status: Int32
        let output: String
        let talk: String
    }

    /// It lies beside the test bundle, in the build folder.
    static let executable: URL = {
        var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        // On macOS the bundle is a folder, and tests are run by a tool from elsewhere.
        if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
            folder = bundle.bundleURL.deletingLastPathComponent()
        }
        return folder.appending(path: "backlint")
    }()

    /// Runs it in `folder` with nothing in its environment but `environment`.
    static func run(
        _ arguments: [String],
        in folder: URL = Golden.package,
        environment: [String: String] = [:]
    ) throws -> Outcome {
        let (output, talk) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardOutput = output
        process.standardError = talk
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // Talk is a few lines and fits into its pipe; output may not, so it is read first.
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let said = talk.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
            talk: String(decoding: said, as: UTF8.self))
    }

    /// Runs a line of shell in which `$backlint` is the executable; gives its status.
    static func shell(_ line: String, in folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        process.environment = ["backlint": executable.path(percentEncoded: false), "PATH": "/usr/bin:/bin"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Calls `body` with a folder that is there only meanwhile.
    static func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "backlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
