#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Paths from the top of the file system, as the bytes the system knows them by.
package enum AbsolutePath {
    /// The folder that relative paths start from.
    package static func currentFolder() throws(SystemError) -> [UInt8] {
        guard let path = getcwd(nil, 0) else { throw SystemError.last }
        defer { free(path) }
        return bytes(of: path)
    }

    /// The one path of a file or folder without links, `.` and `..`.
    ///
    /// - Parameter path: Bytes without a NUL; a relative one starts from the current folder.
    package static func canonical(_ path: some Collection<UInt8>) throws(SystemError) -> [UInt8] {
        try path.withCPath { path throws(SystemError) in
            guard let real = realpath(path, nil) else { throw SystemError.last }
            defer { free(real) }
            return bytes(of: real)
        }
    }

    /// The same for a file that need not be there yet, as long as its folder is.
    package static func canonicalOfFile(_ path: some Collection<UInt8>) throws(SystemError) -> [UInt8] {
        do throws(SystemError) {
            let real = try canonical(path)
            if try FileIdentity(of: real).kind == .folder { throw SystemError(number: EISDIR) }
            return real
        } catch {
            guard error.isMissing else { throw error }
        }
        return try canonicalOfLink(path)
    }

    /// The same for a file, or a link that isn't followed, which need not be there yet, as long as its folder is.
    package static func canonicalOfLink(_ path: some Collection<UInt8>) throws(SystemError) -> [UInt8] {
        let path = Array(path)
        let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let folder = try canonical(nameStart == 0 ? [UInt8(ascii: ".")] : path[..<nameStart])
        return folder + (folder.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + path[nameStart...]
    }

    /// The folder above an absolute path; nil at the top of the file system.
    package static func parent(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard path.count > 1, let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return slash == path.startIndex ? path[...slash] : path[..<slash]
    }

    private static func bytes(of path: UnsafeMutablePointer<CChar>) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }
}
