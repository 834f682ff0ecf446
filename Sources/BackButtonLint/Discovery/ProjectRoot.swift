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
        let start = Array(common ?? [UInt8(ascii: "/")])
        if let file = configuration(for: start), let folder = AbsolutePath.parent(of: file[...]) {
            return Array(folder)
        }
        return WorkTree.top(of: start) ?? start
    }

    /// The nearest configuration file in or above a folder, as an absolute path; nil if there is none.
    ///
    /// - Parameter folder: Absolute, without links.
    package static func configuration(for folder: [UInt8]) -> [UInt8]? {
        var folder = folder[...]
        while true {
            let slash = folder.last == UInt8(ascii: "/") ? "" : "/"
            let file = Array(folder) + "\(slash)\(configurationName)".utf8
            if (try? FileIdentity(of: file))?.kind == .file { return file }
            guard let above = AbsolutePath.parent(of: folder) else { return nil }
            folder = above
        }
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
