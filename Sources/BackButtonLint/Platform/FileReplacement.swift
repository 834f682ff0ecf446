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
    package static func write(_ text: String, to path: String) throws(SystemError) {
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            // A link that leads nowhere yet, or nothing: the new file takes the name itself.
            return try replace(path, with: text, mode: nil)
        }
        guard facts.st_mode & S_IFMT == S_IFREG else { return try append(text, to: path) }
        guard let target = realpath(path, nil) else { throw SystemError.last }
        defer { free(target) }
        try replace(String(cString: target), with: text, mode: facts.st_mode & 0o7777)
    }

    /// Writes `text` to a new file; an error if anything has the name, a link that leads nowhere included.
    package static func create(_ text: String, at path: String) throws(SystemError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw SystemError.last }
        do throws(SystemError) {
            try Output.write(text.utf8, to: file)
        } catch {
            close(file)
            unlink(path)
            throw error
        }
        guard close(file) == 0 else {
            let error = SystemError.last
            unlink(path)
            throw error
        }
    }

    private static func replace(_ path: String, with text: String, mode: mode_t?) throws(SystemError) {
        let (file, temporary) = try create(beside: path)
        do throws(SystemError) {
            try Output.write(text.utf8, to: file)
            if let mode, fchmod(file, mode) != 0 { throw SystemError.last }
        } catch {
            close(file)
            unlink(temporary)
            throw error
        }
        // Some file systems report a full disk only here.
        guard close(file) == 0, rename(temporary, path) == 0 else {
            let error = SystemError.last
            unlink(temporary)
            throw error
        }
    }

    /// Opens a new file with a name that nothing has, in the same folder, so that renaming stays on one volume.
    private static func create(beside path: String) throws(SystemError) -> (descriptor: Int32, path: String) {
        for attempt in 0..<100 {
            let temporary = "\(path).\(getpid())-\(attempt).part"
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, temporary) }
            guard errno == EEXIST else { throw SystemError.last }
        }
        throw SystemError(number: EEXIST)
    }

    private static func append(_ text: String, to path: String) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError.last }
        defer { close(descriptor) }
        try Output.write(text.utf8, to: descriptor)
    }
}
