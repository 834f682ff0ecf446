#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Paths from the top of the file system, as the bytes the system knows them by.
package enum AbsolutePath {
    /// The one path of a file or folder without links, `.` and `..`.
    ///
    /// - Parameter path: Bytes without a NUL; a relative one starts from the current folder.
    package static func canonical(_ path: some Collection<UInt8>) throws(SystemError) -> [UInt8] {
        var name = Array(path)
        guard !name.isEmpty, !name.contains(0) else { throw SystemError(number: ENOENT) }
        name.append(0)
        let real = name.withUnsafeBytes { realpath($0.assumingMemoryBound(to: CChar.self).baseAddress!, nil) }
        guard let real else { throw SystemError.last }
        defer { free(real) }
        return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    }
}
