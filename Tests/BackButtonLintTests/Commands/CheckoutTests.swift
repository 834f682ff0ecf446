import Foundation
import Testing

@testable import BackButtonLint

/// A report tells of the sources, and not where they were checked out.
@Suite struct CheckoutTests {
    /// Of the root they name the folder, and where paths are absolute all of it.
    @Test func allFormatsAreTheSameFromTwoFolders() throws {
        let folder = try TemporaryFolder()
        let places = ["Bistro", "other checkouts/of it/Bistro"].map { folder.url.appending(path: $0) }
        let reports = try places.map { place in
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: TestInput.folder.appending(path: "Projects/Bistro"), to: place)
            try FileManager.default.createDirectory(
                at: place.appending(path: ".git"), withIntermediateDirectories: false)
            let formats = Reporter.all.map { "--format=\($0.name)=report.\($0.name)" }
            let outcome = try BuiltTool.run(formats + ["--notes"], in: place)
            #expect(outcome.status == 0 && outcome.output == "" && outcome.talk == "")
            let root = try AbsolutePath.canonical(place.path(percentEncoded: false).utf8)
            let text = String(decoding: root, as: UTF8.self)
            return try Reporter.all.map { reporter in
                try String(contentsOf: place.appending(path: "report.\(reporter.name)"), encoding: .utf8)
                    .replacing(text, with: "ROOT")
            }
        }
        for (reporter, (one, other)) in zip(Reporter.all, zip(reports[0], reports[1])) {
            #expect(!one.isEmpty && one == other, "\(reporter.name)")
        }
    }
}
