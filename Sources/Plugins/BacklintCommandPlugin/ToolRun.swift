import Foundation
import PackagePlugin

/// The tool, run in a folder: what it prints is what the command prints.
struct ToolRun {
    let tool: URL
    let folder: URL

    /// - Throws: `Failure` where it ends with another status than 0.
    func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = folder
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        switch (process.terminationReason, process.terminationStatus) {
        case (.exit, 0): return
        // The findings have been printed, and say themselves what is wrong.
        case (.exit, 1): throw Failure("it found errors")
        case (.exit, 2) where arguments.contains { ["--fix", "--unsafe-fixes"].contains($0) }:
            // A sandbox, where there is one, lets nobody write who wasn't allowed to.
            throw Failure(
                "it could not do its work; to fix it must be allowed to write: "
                    + "swift package --allow-writing-to-package-directory backlint --fix")
        case (_, let status): throw Failure("it ended with \(status)")
        }
    }
}

struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ reason: String) { description = "backlint: " + reason }
}
