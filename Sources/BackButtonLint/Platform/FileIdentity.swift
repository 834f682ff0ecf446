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
        var name = Array(path)
        guard !name.isEmpty, !name.contains(0) else { throw SystemError(number: ENOENT) }
        name.append(0)
        var facts = stat()
        let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
        let result = name.withUnsafeBytes { bytes in
            fstatat(folder, bytes.assumingMemoryBound(to: CChar.self).baseAddress!, &facts, flags)
        }
        if result != 0 {
            let error = SystemError.last
            guard error.isTooLongPath else { throw error }
            let open = try Descriptor.file(path, in: folder, followsLinks: followsLinks)
            guard fstat(open.number, &facts) == 0 else { throw SystemError.last }
        }
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        inode = UInt64(truncatingIfNeeded: facts.st_ino)
        size = Int(facts.st_size)
        kind =
            switch facts.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
    }

    package static func == (left: FileIdentity, right: FileIdentity) -> Bool {
        left.device == right.device && left.inode == right.inode
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(device)
        hasher.combine(inode)
    }
}
