#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The names in one folder, in no order; reused from folder to folder.
package struct FolderListing: Sendable {
    /// One name in the folder.
    package struct Entry: Sendable {
        let start: UInt32
        let length: UInt32
        package let kind: EntryKind
    }

    package private(set) var entries: [Entry] = []

    /// The names one behind the other, each with a NUL behind it.
    private var names: [UInt8] = []

    package init() {}

    /// The bytes of the entry's name.
    package func name(_ entry: Entry) -> ArraySlice<UInt8> {
        names[Int(entry.start)..<Int(entry.start + entry.length)]
    }

    /// Calls `body` with the bytes of all names; an entry's name starts at its `start` and has a NUL behind it.
    func withNames<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try names.withUnsafeBufferPointer(body)
    }

    /// Lists the folder, without `.` and `..`.
    ///
    /// - Returns: The open folder, from which its entries can be opened.
    package mutating func read(_ folder: consuming Descriptor) throws(SystemError) -> OpenFolder {
        entries.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
        let open = try OpenFolder(folder)
        while let entry = try open.next() {
            let name = nameBytes(of: entry)
            if name.count == 1, name[0] == UInt8(ascii: ".") { continue }
            if name.count == 2, name[0] == UInt8(ascii: "."), name[1] == UInt8(ascii: ".") { continue }
            let start = names.count
            names.append(contentsOf: name)
            names.append(0)
            let kind = kind(of: entry, in: open)
            guard let kind, names.count <= Int(UInt32.max) else {
                names.removeLast(names.count - start)
                continue
            }
            entries.append(Entry(start: UInt32(start), length: UInt32(name.count), kind: kind))
        }
        return open
    }

    /// Adds a file that the system doesn't list.
    package mutating func add(file name: some Collection<UInt8>) {
        entries.append(Entry(start: UInt32(names.count), length: UInt32(name.count), kind: .file))
        names.append(contentsOf: name)
        names.append(0)
    }

    private func nameBytes(of entry: UnsafeMutablePointer<dirent>) -> UnsafeRawBufferPointer {
        // The name may be longer than the field that holds it says.
        let start = withUnsafeMutablePointer(to: &entry.pointee.d_name) { UnsafeRawPointer($0) }
        return UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
    }

    /// Nil if it has gone in the meantime.
    private func kind(of entry: UnsafeMutablePointer<dirent>, in folder: borrowing OpenFolder) -> EntryKind? {
        // The constants are of different types on different systems.
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            let name = withUnsafeMutablePointer(to: &entry.pointee.d_name) { UnsafeRawPointer($0) }
            var facts = stat()
            let path = name.assumingMemoryBound(to: CChar.self)
            guard fstatat(folder.number, path, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
            return EntryKind(mode: facts.st_mode)
        default: return .other
        }
    }
}

/// A folder that has been listed and is still open.
package struct OpenFolder: ~Copyable {
    #if canImport(Darwin)
        private let stream: UnsafeMutablePointer<DIR>
    #else
        private let stream: OpaquePointer
    #endif

    /// For opening what lies in it; closed with it.
    package let number: Int32

    fileprivate init(_ folder: consuming Descriptor) throws(SystemError) {
        let number = folder.release()
        guard let stream = fdopendir(number) else {
            let error = SystemError.last
            _ = close(number)
            throw error
        }
        self.stream = stream
        self.number = number
    }

    deinit { _ = closedir(stream) }

    fileprivate func next() throws(SystemError) -> UnsafeMutablePointer<dirent>? {
        errno = 0
        if let entry = readdir(stream) { return entry }
        if errno != 0 { throw SystemError.last }
        return nil
    }
}
