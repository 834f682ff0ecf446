#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A text on its way to become the contents of a file: whole or not at all.
///
/// It goes into a new file beside the one it is for, whose name it takes when it is committed: so readers see the old text
/// or the new one, and of several files all or none are written, as far as a full disk or a missing folder is concerned.
/// Symbolic links are followed, and the mode of a file that is there stays. What is no ordinary file, such as a named pipe,
/// and whatever the process prints to anyhow, is written to as it is.
package final class FileReplacement {
    private enum Way {
        /// Under a name that it has only until it is committed.
        case renamed(from: String, to: String)
        case written(to: String)
        case printed(to: Int32)
        case done
    }

    private let text: [UInt8]
    private var way: Way

    /// Makes ready what `commit` needs.
    ///
    /// - Throws: What a missing folder, a full disk and the like make of it; then nothing is left of it.
    package init(of path: String, by text: String) throws(SystemError) {
        // Nothing is copied any more once there is a file that isn't whole: memory may come to an end.
        let text = Array(text.utf8)
        self.text = text
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            // A link that leads nowhere yet, or nothing: the new file takes the name itself.
            way = .renamed(from: try Self.temporary(beside: path, text, mode: nil), to: path)
            return
        }
        if let open = [Output.standardOutput, Output.standardError].first(where: facts.isOpen(as:)) {
            way = .printed(to: open)
        } else if facts.st_mode & S_IFMT == S_IFREG {
            guard let target = realpath(path, nil) else { throw SystemError.last }
            defer { free(target) }
            let real = String(cString: target)
            way = .renamed(from: try Self.temporary(beside: real, text, mode: facts.st_mode & 0o7777), to: real)
        } else if facts.st_mode & S_IFMT == S_IFDIR {
            throw SystemError(number: EISDIR)
        } else {
            way = .written(to: path)
        }
    }

    deinit {
        if case .renamed(let temporary, _) = way {
            unlink(temporary)
            Interruption.forget(Array(temporary.utf8))
        }
    }

    /// Whether the file takes the text as it is written, which can fail halfway.
    package var isWrittenInPlace: Bool {
        switch way {
        case .renamed, .done: false
        case .written, .printed: true
        }
    }

    /// Makes it the contents of the file. Only once.
    package func commit() throws(SystemError) {
        switch way {
        case .renamed(let temporary, let path):
            guard rename(temporary, path) == 0 else { throw SystemError.last }
            Interruption.forget(Array(temporary.utf8))
        case .written(let path):
            let file = open(path, O_WRONLY | O_CLOEXEC)
            guard file >= 0 else { throw SystemError.last }
            defer { close(file) }
            try Output.write(text, to: file)
        case .printed(let file): try Output.write(text, to: file)
        case .done: break
        }
        way = .done
    }

    /// Writes `text` to a new file; an error if anything has the name, a link that leads nowhere included.
    package static func create(_ text: String, at path: String) throws(SystemError) {
        let text = Array(text.utf8)
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw SystemError.last }
        Interruption.remember(Array(path.utf8))
        defer { Interruption.forget(Array(path.utf8)) }
        try fill(file, with: text, at: path)
    }

    /// Writes the text of a new file and closes it; the file is gone if that fails.
    private static func fill(_ file: Int32, with text: [UInt8], at path: String, mode: mode_t? = nil)
        throws(SystemError)
    {
        do throws(SystemError) {
            try Output.write(text, to: file)
            if let mode, fchmod(file, mode) != 0 { throw SystemError.last }
        } catch {
            close(file)
            unlink(path)
            throw error
        }
        // Some file systems report a full disk only here.
        guard close(file) == 0 else {
            let error = SystemError.last
            unlink(path)
            throw error
        }
    }

    /// Writes the text to a new file with a name that nothing has, in the same folder, so that renaming stays on one volume.
    ///
    /// What runs that were killed have left there goes.
    private static func temporary(beside path: String, _ text: [UInt8], mode: mode_t?) throws(SystemError) -> String {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        if let open = try? Descriptor.folder((folder.isEmpty ? "." : folder).utf8, followsLinks: true) {
            Leftovers.remove(from: open.number)
        }
        let (file, temporary) = try create(in: folder)
        do throws(SystemError) {
            try fill(file, with: text, at: temporary, mode: mode)
        } catch {
            Interruption.forget(Array(temporary.utf8))
            throw error
        }
        return temporary
    }

    /// - Parameter folder: With the slash at its end; empty for the current one.
    private static func create(in folder: String) throws(SystemError) -> (descriptor: Int32, path: String) {
        for attempt in 0..<100 {
            let name = Leftovers.name(process: getpid(), attempt: attempt)
            let path = folder + String(decoding: name, as: UTF8.self)
            // A signal may come as soon as it is there.
            Interruption.remember(Array(path.utf8))
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, path) }
            let error = SystemError.last
            Interruption.forget(Array(path.utf8))
            guard error.number == EEXIST else { throw error }
        }
        throw SystemError(number: EEXIST)
    }
}

extension stat {
    /// Whether the process has it open under this number.
    fileprivate func isOpen(as descriptor: Int32) -> Bool {
        var facts = stat()
        return fstat(descriptor, &facts) == 0 && facts.st_dev == st_dev && facts.st_ino == st_ino
    }
}
