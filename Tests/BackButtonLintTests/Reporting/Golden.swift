import Foundation
import Testing

/// Texts that were looked at once and are to stay as they are, in `TestInputs/Reports`.
enum Golden {
    /// Compares `text` with the golden file; with `BACKLINT_RECORD=1` in the environment, writes the file and fails, so
    /// that nobody takes a recording for a passed test.
    static func expect(_ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = TestInput.folder.appending(path: "Reports/\(name)")
        if ProcessInfo.processInfo.environment["BACKLINT_RECORD"] == "1" {
            try Data(text.utf8).write(to: file)
            Issue.record(
                "recorded \(name): look at it, then run without BACKLINT_RECORD", sourceLocation: sourceLocation)
            return
        }
        let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(text == golden, "differs from TestInputs/Reports/\(name)", sourceLocation: sourceLocation)
    }
}
