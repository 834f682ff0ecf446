#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file or folder; closed when it goes out of scope.
package struct Descriptor: ~Copyable {
    package let number: Int32

    deinit { _ = close(number) }

    /// Stands for the current folder where a call takes an open folder.
    package static var currentFolder: Int32 { AT_FDCWD }

    /// Opens a file for reading.
    ///
    /// - Parameters:
    ///   - path: Bytes without a NUL; relative to `folder`, or absolute.
    ///   - followsLinks: Whether the last part of the path may be a symbolic link.
    package static func file(
        _ path: some Collection<UInt8>,
        in folder: Int32 = Descriptor.currentFolder,
        followsLinks: Bool = false
    ) throws(SystemError) -> Descriptor {
        try open(Array(path), in: folder, flags: followsLinks ? readsFile : readsFile | O_NOFOLLOW)
    }

    /// Opens the file whose NUL-terminated name starts at `name`, without following a link.
    package static func file(
        named name: UnsafePointer<UInt8>,
        in folder: Int32
    ) throws(SystemError) -> Descriptor {
        let path = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
        return Descriptor(number: try number(of: path, in: folder, flags: readsFile | O_NOFOLLOW))
    }

    /// Opens a folder for being listed and for opening what lies in it.
    ///
    /// - Parameters:
    ///   - path: Bytes without a NUL; relative to `folder`, or absolute.
    ///   - followsLinks: Whether the last part of the path may be a symbolic link.
    package static func folder(
        _ path: some Collection<UInt8>,
        in folder: Int32 = Descriptor.currentFolder,
        followsLinks: Bool = false
    ) throws(SystemError) -> Descriptor {
        try open(Array(path), in: folder, flags: followsLinks ? readsFolder : readsFolder | O_NOFOLLOW)
    }

    /// Gives the number away: the caller closes it.
    consuming func release() -> Int32 {
        let number = number
        discard self
        return number
    }

    /// Fills `buffer` as far as the file goes.
    ///
    /// - Returns: How many bytes came; fewer than the buffer takes only at the end of the file.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        guard let base = buffer.baseAddress else { return 0 }
        var count = 0
        while count < buffer.count {
            // Some systems refuse to read more than 2 GB at once.
            let result = readOnce(number, base + count, min(buffer.count - count, 1 << 30))
            if result > 0 {
                count += result
            } else if result == 0 {
                break
            } else {
                let error = SystemError.last
                if !error.isInterruption { throw error }
            }
        }
        return count
    }

    /// Everything that is left of the file; nil if that is more than `limit` bytes.
    package func contents(limit: Int = .max - 1) throws(SystemError) -> [UInt8]? {
        var facts = stat()
        guard fstat(number, &facts) == 0 else { throw SystemError.last }
        // A size is a hint: a file may grow, and some have none.
        var size = max(0, min(Int(facts.st_size), limit))
        var bytes: [UInt8] = []
        while true {
            size += 1
            let start = bytes.count
            let part = try [UInt8](capacity: size) { buffer throws(SystemError) in try read(into: buffer) }
            if start == 0 { bytes = part } else { bytes.append(contentsOf: part) }
            if bytes.count > limit { return nil }
            if part.count < size { return bytes }
            size = min(max(bytes.count, 1 << 16), limit - bytes.count)
        }
    }

    // Opening must not wait for the other end of a pipe.
    private static var readsFile: Int32 { O_RDONLY | O_CLOEXEC | O_NONBLOCK }
    private static var readsFolder: Int32 { O_RDONLY | O_CLOEXEC | O_DIRECTORY }

    /// How much of a path is handed to one call when the whole is too long; below every system's limit.
    private static var longestStep: Int { 1000 }

    private static func open(_ path: [UInt8], in folder: Int32, flags: Int32) throws(SystemError) -> Descriptor {
        do throws(SystemError) {
            return try openPart(path[...], in: folder, flags: flags)
        } catch {
            guard error.isTooLongPath, path.count > longestStep else { throw error }
        }
        // A path that is too long as a whole is gone down in steps.
        var step = Descriptor?.none
        var start = 0
        while path.count - start > longestStep {
            guard let slash = path[start..<start + longestStep].lastIndex(of: UInt8(ascii: "/")), slash > start else {
                throw SystemError(number: ENAMETOOLONG)
            }
            let part = path[start..<slash]
            let next: Descriptor
            if let above = step.take() {
                next = try openPart(part, in: above.number, flags: readsFolder)
            } else {
                next = try openPart(part, in: folder, flags: readsFolder)
            }
            step = consume next
            start = slash + 1
            while start < path.count, path[start] == UInt8(ascii: "/") { start += 1 }
        }
        guard let last = step.take() else { throw SystemError(number: ENAMETOOLONG) }
        return try openPart(start < path.count ? path[start...] : [UInt8(ascii: ".")], in: last.number, flags: flags)
    }

    private static func openPart(
        _ part: ArraySlice<UInt8>,
        in folder: Int32,
        flags: Int32
    ) throws(SystemError) -> Descriptor {
        let number = try part.withCPath { path throws(SystemError) in
            try self.number(of: path, in: folder, flags: flags)
        }
        return Descriptor(number: number)
    }

    private static func number(
        of path: UnsafePointer<CChar>,
        in folder: Int32,
        flags: Int32
    ) throws(SystemError) -> Int32 {
        while true {
            let number = openat(folder, path, flags)
            if number >= 0 { return number }
            let error = SystemError.last
            if !error.isInterruption { throw error }
        }
    }
}

/// The C function: inside `Descriptor` its name means the method.
private func readOnce(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(file, buffer, count)
}

extension [UInt8] {
    /// As many bytes as `fill` has written.
    fileprivate init(
        capacity: Int,
        _ fill: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    ) throws(SystemError) {
        var failure: SystemError?
        self.init(unsafeUninitializedCapacity: capacity) { buffer, count in
            do throws(SystemError) {
                count = try fill(UnsafeMutableRawBufferPointer(buffer))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}
