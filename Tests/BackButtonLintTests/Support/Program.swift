import Foundation

@testable import BackButtonLint

/// Another program, run to its end.
struct Program {
    struct Outcome {
        let status: Int32
        let output: Data
        let talk: Data
    }

    let executable: URL

    /// The program that a shell would run by this name; nil where it isn't installed.
    static func named(_ name: String) -> Program? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let places = folders.map { URL(filePath: String($0)).appending(path: name) }
        return places.first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
            .map { Program(executable: $0) }
    }

    /// Where it runs; nil: where the tests do.
    var folder: URL?
    /// All that it finds in its environment; nil: what the tests find in theirs.
    var environment: [String: String]?
    /// What it finds on its standard input.
    var input = FileHandle.nullDevice

    /// Waits for the end and gives everything that was printed.
    func run(_ arguments: [String]) throws -> Outcome {
        let (output, talk) = (Pipe(), Pipe())
        let process = try start(arguments, output: output, talk: talk)
        let readers = [output.fileHandleForReading, talk.fileHandleForReading]
        // Both at once: a program waits when either pipe is full.
        let read = Threads.map(jobs: readers.count, count: readers.count) { readers[$0].readDataToEndOfFile() }
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: read[0], talk: read[1])
    }

    /// Starts it; output and talk are pipes or file handles, as `Process` takes them.
    func start(_ arguments: [String], output: Any?, talk: Any? = FileHandle.nullDevice) throws -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        if let environment { process.environment = environment }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = talk
        try process.run()
        return process
    }
}
