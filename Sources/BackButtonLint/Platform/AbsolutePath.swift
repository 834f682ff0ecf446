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

    /// The folder above an absolute path; nil at the top of the file system.
    package static func parent(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard path.count > 1, let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return nil }
        return slash == path.startIndex ? path[...slash] : path[..<slash]
    }

    private static func bytes(of path: UnsafeMutablePointer<CChar>) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }
}
