#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Which file or folder a path leads to, however it is spelled.
package struct FileIdentity: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
    package let kind: EntryKind

    /// Size in bytes.
    package let size: Int

    /// Looks at what the path leads to, links followed.
    ///
    /// - Parameter path: Bytes without a NUL; relative to `folder`, or absolute.
    package init(
        of path: some Collection<UInt8>,
        in folder: Int32 = Descriptor.currentFolder,
        followsLinks: Bool = true
    ) throws(SystemError) {
        var facts = stat()
        let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
        do throws(SystemError) {
            try path.withCPath { path throws(SystemError) in
                if fstatat(folder, path, &facts, flags) != 0 { throw SystemError.last }
            }
        } catch {
            guard error.isTooLongPath else { throw error }
            let open = try Descriptor.file(path, in: folder, followsLinks: followsLinks)
            guard fstat(open.number, &facts) == 0 else { throw SystemError.last }
        }
        self.init(facts)
    }

    /// Looks at what is open under a number.
    package init(ofOpen descriptor: Int32) throws(SystemError) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw SystemError.last }
        self.init(facts)
    }

    private init(_ facts: stat) {
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        inode = UInt64(truncatingIfNeeded: facts.st_ino)
        size = Int(facts.st_size)
        kind = EntryKind(mode: facts.st_mode)
    }

    package static func == (left: FileIdentity, right: FileIdentity) -> Bool {
        left.device == right.device && left.inode == right.inode
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(device)
        hasher.combine(inode)
    }
}
