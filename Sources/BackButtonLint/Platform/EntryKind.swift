#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What stands at a name, without following a link.
package enum EntryKind: UInt8, Sendable {
    case file, folder, link, other

    /// What the system's `st_mode` says.
    init(mode: mode_t) {
        self =
            switch mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
    }
}
