#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What stands at a path, symbolic links followed.
package enum PathStatus: Equatable, Sendable {
    case folder
    case file
    /// Nothing, or nothing that may be seen; in the system's own words.
    case unreachable(reason: String)

    package init(of path: String) {
        var status = stat()
        if stat(path, &status) != 0 {
            self = .unreachable(reason: String(cString: strerror(errno)))
        } else {
            self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
        }
    }
}
