#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The unfinished files of runs that were killed: each has its process in its name.
enum Leftovers {
    /// - Parameter attempt: Tells several of one process apart.
    static func name(process: pid_t, attempt: Int) -> [UInt8] { Array("\(start)\(process)-\(attempt)\(end)".utf8) }

    /// Removes those in a folder whose process is gone.
    ///
    /// On a volume that machines share another one's process can't be looked up: nobody writes at a file for a minute.
    static func remove(from folder: Int32) {
        var listing = FolderListing()
        guard let descriptor = try? Descriptor.folder(".".utf8, in: folder), let open = try? listing.read(descriptor)
        else { return }
        let now = time(nil)
        for entry in listing.entries where entry.kind == .file {
            let name = Array(listing.name(entry))
            guard let process = process(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
            try? name.withCPath { name throws(SystemError) in
                var facts = stat()
                guard fstatat(open.number, name, &facts, AT_SYMLINK_NOFOLLOW) == 0, facts.seconds + 60 < now else {
                    return
                }
                _ = unlinkat(open.number, name, 0)
            }
        }
    }

    private static let start = ".backlint-"
    private static let end = ".part"

    /// The process that a file is called after; nil for any other file.
    private static func process(of name: [UInt8]) -> pid_t? {
        guard name.starts(with: start.utf8), name.reversed().starts(with: end.utf8.reversed()) else { return nil }
        let numbers = name.dropFirst(start.utf8.count).dropLast(end.utf8.count).split(
            separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard numbers.count == 2, Int(String(decoding: numbers[1], as: UTF8.self)) != nil else { return nil }
        return pid_t(String(decoding: numbers[0], as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
    }
}

extension stat {
    /// When the file was last written to, in seconds since 1970.
    fileprivate var seconds: Int {
        #if canImport(Darwin)
            st_mtimespec.tv_sec
        #else
            st_mtim.tv_sec
        #endif
    }
}
