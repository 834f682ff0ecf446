import Foundation
import Testing

@testable import BackButtonLint

@Suite struct ReportedPathsTests {
    @Test func filesAndFoldersChooseWhatIsReported() throws {
        try TemporaryFolder.with { folder in
            let line =
                "mkdir -p App/Shop Apple; touch App/a.swift App/Shop/b.swift Apple/c.swift; ln App/a.swift App/same.swift"
            try #require(try BuiltTool.shell(line, in: folder) == 0)
            let root = String(decoding: try AbsolutePath.canonical(folder.path().utf8), as: UTF8.self)
            let files = ["App/a.swift", "App/Shop/b.swift", "Apple/c.swift", "App/same.swift"]
            func reported(_ paths: String...) -> [String] {
                reported(paths.map { $0.isEmpty ? root : root + "/" + $0 })
            }
            func reported(_ paths: [String]?) -> [String] {
                var filter = ReportedPaths(root: root, paths: paths)
                return files.filter { filter.contain($0) }
            }
            #expect(reported(nil) == files)
            #expect(reported([]) == [])
            #expect(reported("") == files)
            #expect(reported("App") == ["App/a.swift", "App/Shop/b.swift", "App/same.swift"])
            #expect(reported("App/Shop", "Apple/c.swift") == ["App/Shop/b.swift", "Apple/c.swift"])
            // One file under two names.
            #expect(reported("App/same.swift") == ["App/a.swift", "App/same.swift"])
        }
    }

    /// A hook names every file of a repository: each was compared with all others, by what both are.
    @Test func manyPathsCostNoMoreThanTheirNumber() throws {
        let folder = try TemporaryFolder()
        let files = (0..<1500).map { "App/Sub/Folder/F\($0).swift" }
        for file in files { try folder.write(file) }
        let root = String(decoding: folder.path, as: UTF8.self)
        let time = processorTime {
            var filter = ReportedPaths(root: root, paths: files.dropFirst().map { root + "/" + $0 })
            #expect(files.filter { filter.contain($0) } == Array(files.dropFirst()))
        }
        #expect(time < 4)
    }
}
