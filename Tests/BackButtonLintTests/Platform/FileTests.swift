import Foundation
import Testing

@testable import BackButtonLint

@Suite struct FileTests {
    @Test(arguments: [0, 1, 4095, 65_536, 65_537, 300_000])
    func aFileIsReadWhole(size: Int) throws {
        let folder = try TemporaryFolder()
        let contents = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        try folder.write("file", contents)
        let file = try Descriptor.file(folder.path + "/file".utf8)
        #expect(try file.contents() == contents)
        let again = try Descriptor.file(folder.path + "/file".utf8)
        #expect(try again.contents(limit: size) == contents)
        let limited = try Descriptor.file(folder.path + "/file".utf8)
        if size > 0 { #expect(try limited.contents(limit: size - 1) == nil) }
    }

    @Test func aFileWithoutSizeIsReadToItsEnd() throws {
        guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
        let file = try Descriptor.file("/proc/self/status".utf8)
        #expect(try file.contents()?.starts(with: "Name:".utf8) == true)
    }

    @Test func aReadFillsItsBuffer() throws {
        let folder = try TemporaryFolder()
        try folder.write("file", Array(repeating: 7, count: 1000))
        let open = try Descriptor.folder(folder.path)
        let file = try Descriptor.file("file".utf8, in: open.number)
        _ = consume open
        var buffer = [UInt8](repeating: 0, count: 600)
        let counts = try (0..<3).map { _ in try buffer.withUnsafeMutableBytes { try file.read(into: $0) } }
        #expect(counts == [600, 400, 0])
    }

    @Test func linksAreFollowedOnDemandOnly() throws {
        let folder = try TemporaryFolder()
        try folder.write("file", "text")
        try folder.link("link", to: "file")
        let path = folder.path + "/link".utf8
        #expect(throws: SystemError.self) { try contents(of: path, followsLinks: false) }
        #expect(try contents(of: path, followsLinks: true) == Array("text".utf8))
        let ownIdentity = try FileIdentity(of: path, followsLinks: false)
        #expect(ownIdentity.kind == .link)
        let identity = try FileIdentity(of: path)
        #expect(identity == (try FileIdentity(of: folder.path + "/file".utf8)))
        #expect(identity != ownIdentity)
        #expect(identity.kind == .file)
        #expect(identity.size == 4)
        #expect(try AbsolutePath.canonical(path) == folder.path + "/file".utf8)
    }

    @Test func failuresHaveWords() throws {
        let folder = try TemporaryFolder()
        try folder.write("file")
        let missing = #expect(throws: SystemError.self) { try contents(of: folder.path + "/none".utf8) }
        #expect(missing?.words == "no such file or folder")
        #expect(missing?.isMissing == true)
        let notFolder = #expect(throws: SystemError.self) { try contents(of: folder.path + "/file/x".utf8) }
        #expect(notFolder?.words == "a part of the path is not a folder")
        let isFolder = #expect(throws: SystemError.self) { try contents(of: folder.path) }
        #expect(isFolder?.words == "it is a folder")
        #expect(throws: SystemError.self) { try contents(of: []) }
        #expect(throws: SystemError.self) { try contents(of: folder.path + [0] + "/file".utf8) }
        #expect(throws: SystemError.self) { try AbsolutePath.canonical(folder.path + "/none".utf8) }
        #expect(throws: SystemError.self) { try FileIdentity(of: folder.path + "/none".utf8) }
    }

    @Test func theCurrentFolderIsAbsolute() throws {
        let folder = try AbsolutePath.currentFolder()
        #expect(folder.first == UInt8(ascii: "/"))
        #expect(try FileIdentity(of: folder) == FileIdentity(of: ".".utf8))
    }

    private func contents(of path: [UInt8], followsLinks: Bool = false) throws -> [UInt8]? {
        try Descriptor.file(path, followsLinks: followsLinks).contents()
    }
}
