import Foundation
import Testing

/// The built executable, run as people run it.
enum BuiltTool {
    struct Outcome {
        let status: Int32
        let output: String
        let talk: String

        /// The lines of the `xcode` format that are findings, not fix-its.
        var findings: [Substring] { output.split(separator: "\n").filter { !$0.contains(": fixit: ") } }
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

    /// Runs it in `folder` with nothing in its environment but `environment`, and `input` on its standard input.
    static func run(
        _ arguments: [String],
        in folder: URL = TestInput.package,
        environment: [String: String] = [:],
        input: String? = nil
    ) throws -> Outcome {
        var tool = Program(executable: executable, folder: folder, environment: environment)
        let file = FileManager.default.temporaryDirectory.appending(path: "backlint-input-\(UUID().uuidString)")
        if let input {
            // A file never fills up as a pipe does.
            try Data(input.utf8).write(to: file)
            tool.input = try FileHandle(forReadingFrom: file)
            try FileManager.default.removeItem(at: file)
        }
        let outcome = try tool.run(arguments)
        return Outcome(
            status: outcome.status, output: String(decoding: outcome.output, as: UTF8.self),
            talk: String(decoding: outcome.talk, as: UTF8.self))
    }

    /// Runs a line of shell in which `$backlint` is the executable; gives its status.
    static func shell(_ line: String, in folder: URL) throws -> Int32 {
        let environment = ["backlint": executable.path(percentEncoded: false), "PATH": "/usr/bin:/bin"]
        let bash = Program(executable: URL(filePath: "/bin/bash"), folder: folder, environment: environment)
        return try bash.run(["-c", line]).status
    }
}
