import Testing

@testable import BackButtonLint

@Suite struct SourceFileTests {
    @Test func aTextIsReadByItsPath() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/Größe.swift", "let a = \"é\"")
        let file = try SourceFile.read("App/Größe.swift".utf8, root: folder.path)
        #expect(file.name == "App/Größe.swift")
        #expect(file.bytes == Array("let a = \"é\"".utf8))
    }

    @Test func whatIsNoTextIsRefused() throws {
        let folder = try TemporaryFolder()
        try folder.write("latin.swift", [0x6C, 0xE9])
        #expect(throws: SourceFile.ReadError.notUTF8) { try SourceFile.read("latin.swift".utf8, root: folder.path) }
        let missing = #expect(throws: SourceFile.ReadError.self) {
            try SourceFile.read("none.swift".utf8, root: folder.path)
        }
        #expect(missing?.words == "no such file or folder")
    }

    @Test func aHugeFileIsRefused() throws {
        let folder = try TemporaryFolder()
        try folder.write("large.swift", [UInt8](repeating: 32, count: SourceFile.largestSize))
        try folder.write("huge.swift", [UInt8](repeating: 32, count: SourceFile.largestSize + 1))
        #expect(try SourceFile.read("large.swift".utf8, root: folder.path).bytes.count == SourceFile.largestSize)
        let error = #expect(throws: SourceFile.ReadError.self) {
            try SourceFile.read("huge.swift".utf8, root: folder.path)
        }
        #expect(error?.words == "it has more than 16 MB, and is only searched")
    }
}
