import Foundation

@testable import BackButtonLint

/// A folder of its own for one test; gone afterwards.
final class TemporaryFolder: Sendable {
    let url: URL

    /// Absolute, without links.
    let path: [UInt8]

    init() throws {
        // Linux has a place in memory, where thousands of small files cost nothing.
        let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
        let isThere = FileManager.default.isWritableFile(atPath: memory.path)
        let parent = isThere ? memory : FileManager.default.temporaryDirectory
        url = parent.appendingPathComponent("backlint-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = try AbsolutePath.canonical(url.path.utf8)
    }

    /// Calls `body` with a new folder, which is there as long as `body` runs.
    static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        return try withExtendedLifetime(folder) { try body(folder.url) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and makes the folders it lies in.
    func write(_ path: String, _ contents: String = "") throws {
        try write(path, Array(contents.utf8))
    }

    func write(_ path: String, _ contents: [UInt8]) throws { try write(Array(path.utf8), contents) }

    /// A path of any bytes that the system takes for names.
    func write(_ path: [UInt8], _ contents: [UInt8]) throws {
        let slash = UInt8(ascii: "/")
        func cPath(_ end: Int) -> [CChar] { (self.path + [slash] + path[..<end] + [0]).map { CChar(bitPattern: $0) } }
        // One that is there already is found missing when the file is written, if at all.
        for end in path.indices where path[end] == slash { _ = mkdir(cPath(end), 0o777) }
        // `FileManager` waits for the disk with each file.
        guard let stream = fopen(cPath(path.endIndex), "w") else { throw CocoaError(.fileWriteUnknown) }
        let count = fwrite(contents, 1, contents.count, stream)
        guard fclose(stream) == 0, count == contents.count else { throw CocoaError(.fileWriteUnknown) }
    }

    func link(_ path: String, to destination: String) throws {
        let link = url.appendingPathComponent(path).path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appendingPathComponent(path))
    }

    func setPermissions(_ path: String, _ mode: Int) throws {
        let file = url.appendingPathComponent(path).path
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    }
}
