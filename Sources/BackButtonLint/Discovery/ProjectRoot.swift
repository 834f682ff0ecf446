/// Where a run's root lies when nobody has named it.
package enum ProjectRoot {
    /// The name of the configuration that marks a root.
    package static var configurationName: String { ".backlint.json" }

    /// The nearest folder with a configuration at or above everything named, else the top of the git work tree, else
    /// the folder that holds everything named.
    ///
    /// - Parameter paths: Files and folders; none stands for the current folder.
    /// - Returns: An absolute path without links.
    package static func find(for paths: [[UInt8]]) throws(SourceTree.RootError) -> [UInt8] {
        var common: ArraySlice<UInt8>?
        for path in paths.isEmpty ? [[UInt8(ascii: ".")]] : paths {
            let folder = try folder(of: path)
            common = common.map { Self.common($0, folder[...]) } ?? folder[...]
        }
        let start = common ?? [UInt8(ascii: "/")]
        var folder = start
        while true {
            if (try? FileIdentity(of: folder + "/\(configurationName)".utf8))?.kind == .file { return Array(folder) }
            guard let above = AbsolutePath.parent(of: folder) else { break }
            folder = above
        }
        return WorkTree.top(of: Array(start)) ?? Array(start)
    }

    private static func folder(of path: [UInt8]) throws(SourceTree.RootError) -> [UInt8] {
        do throws(SystemError) {
            let real = try AbsolutePath.canonical(path)
            if try FileIdentity(of: real).kind == .folder { return real }
            return AbsolutePath.parent(of: real[...]).map { Array($0) } ?? real
        } catch {
            throw SourceTree.RootError(path: String(decoding: path, as: UTF8.self), error: error)
        }
    }

    /// The folder that both absolute paths lie in.
    private static func common(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var folder = left
        while true {
            if right.starts(with: folder) {
                let rest = right.dropFirst(folder.count)
                if rest.isEmpty || rest.first == UInt8(ascii: "/") || folder.count == 1 { return folder }
            }
            guard let above = AbsolutePath.parent(of: folder) else { return folder }
            folder = above
        }
    }
}
