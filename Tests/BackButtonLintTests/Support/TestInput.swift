import Foundation

/// Finds files of the package by where this source file lies.
enum TestInput {
    /// The package's own folder.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let folder = package.appendingPathComponent("TestInputs")

    /// The absolute path of a file or folder of the package, without links.
    static func path(_ name: String) -> String {
        let path = package.appending(path: name).resolvingSymlinksInPath().path(percentEncoded: false)
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// The paths of all Swift files below a folder, sorted.
    static func swiftFiles(below folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
            .filter { path in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            }
    }

    static func bytes(_ path: String) -> [UInt8] { FileManager.default.contents(atPath: path).map(Array.init) ?? [] }
}
