#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes files whole or not at all: readers see the old text or the new one, never a part.
package enum FileReplacement {
    /// Makes `text` the contents of the file at `path`.
    ///
    /// The text goes into a new file beside it, which then takes its name. Symbolic links are followed, and the mode of
    /// a file that is there stays. What is no ordinary file, such as `/dev/stdout` or a named pipe, is written to as it is.
    package static func write(_ text: String, to path: String) throws(WriteFailure) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // A link that leads nowhere yet, or nothing: the new file takes the name itself.
            return try replace(path, with: text, mode: nil)
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return try append(text, to: path) }
        guard let target = realpath(path, nil) else { throw WriteFailure(code: errno) }
        defer { free(target) }
        try replace(String(cString: target), with: text, mode: status.st_mode & 0o7777)
    }

    private static func replace(_ path: String, with text: String, mode: mode_t?) throws(WriteFailure) {
        let (file, temporary) = try create(beside: path)
        do throws(WriteFailure) {
            try file.write(text)
            if let mode, fchmod(file.descriptor, mode) != 0 { throw WriteFailure(code: errno) }
        } catch {
            close(file.descriptor)
            unlink(temporary)
            throw error
        }
        // Some file systems report a full disk only here.
        guard close(file.descriptor) == 0, rename(temporary, path) == 0 else {
            let failure = WriteFailure(code: errno)
            unlink(temporary)
            throw failure
        }
    }

    /// Opens a new file with a name that nothing has, in the same folder, so that renaming stays on one volume.
    private static func create(beside path: String) throws(WriteFailure) -> (OpenFile, path: String) {
        for attempt in 0..<100 {
            let temporary = "\(path).\(getpid())-\(attempt).part"
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (OpenFile(descriptor: descriptor), temporary) }
            guard errno == EEXIST else { throw WriteFailure(code: errno) }
        }
        throw WriteFailure(code: EEXIST)
    }

    private static func append(_ text: String, to path: String) throws(WriteFailure) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw WriteFailure(code: errno) }
        defer { close(descriptor) }
        try OpenFile(descriptor: descriptor).write(text)
    }
}
