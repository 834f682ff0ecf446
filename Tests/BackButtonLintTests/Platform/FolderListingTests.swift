import Foundation
import Testing

@testable import BackButtonLint

@Suite struct FolderListingTests {
    @Test func aListingTellsWhatIsThere() throws {
        let folder = try TemporaryFolder()
        try folder.write("one.swift")
        try folder.write("sub/two.swift")
        try folder.link("link", to: "sub")
        try folder.link("broken", to: "nowhere")
        var listing = FolderListing()
        #expect(try names(in: folder.path, &listing) == ["broken link", "link link", "one.swift file", "sub folder"])
        #expect(try names(in: folder.path + "/sub".utf8, &listing) == ["two.swift file"])
    }

    @Test func whatIsListedCanBeOpened() throws {
        let folder = try TemporaryFolder()
        try folder.write("file", "text")
        var listing = FolderListing()
        let open = try listing.read(Descriptor.folder(folder.path))
        let entry = try #require(listing.entries.first)
        let contents = try listing.withNames { names in
            try Descriptor.file(named: names.baseAddress! + Int(entry.start), in: open.number).contents()
        }
        #expect(contents == Array("text".utf8))
        _ = consume open
    }

    @Test func aLinkIsNoFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("sub/file")
        try folder.link("link", to: "sub")
        var listing = FolderListing()
        #expect(throws: SystemError.self) { try names(in: folder.path + "/link".utf8, &listing) }
        #expect(throws: SystemError.self) { try names(in: folder.path + "/none".utf8, &listing) }
        #expect(throws: SystemError.self) { try names(in: folder.path + "/sub/file".utf8, &listing) }
    }

    private func names(in path: [UInt8], _ listing: inout FolderListing) throws -> [String] {
        _ = try listing.read(Descriptor.folder(path))
        return listing.entries.map { "\(String(decoding: listing.name($0), as: UTF8.self)) \($0.kind)" }.sorted()
    }
}
