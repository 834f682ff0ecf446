#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Changes files of people's own: whole or not at all, and only if they are still as they were read.
///
/// The new text goes into a file of its own in the same folder, reaches the disk, and then takes the old one's name: who
/// looks, and who finds the files after the power has gone, sees the old text or the new one.
package enum FileUpdate {
    /// Why a file was left as it is.
    package enum Failure: Error, Equatable, Sendable {
        case system(SystemError)
        /// It isn't what it was when it was read.
        case changed
        /// Nobody may write to it.
        case readOnly
        /// Something else stands at its name.
        case notAFile
        /// A file of that name is there.
        case exists

        /// One line, lower case, no full stop.
        package var words: String {
            switch self {
            case .system(let error): error.words
            case .changed: "it has changed since it was read"
            case .readOnly: "it is read-only"
            case .notAFile: "it is no ordinary file"
            case .exists: "it exists already"
            }
        }
    }

    /// Replaces the text of a file.
    ///
    /// Mode and, as far as the system lets us, owner stay. A file with several names (hard links) keeps them: its text is
    /// overwritten in place, which can't be done whole or not at all.
    ///
    /// - Parameters:
    ///   - name: In `folder`, without a slash.
    ///   - old: What it must hold; if it holds `new` already, nothing is done.
    package static func replace(
        _ name: [UInt8], in folder: Int32, from old: [UInt8], to new: [UInt8]
    ) throws(Failure) {
        var facts = stat()
        do {
            let file = try Descriptor.file(name, in: folder)
            guard fstat(file.number, &facts) == 0 else { throw SystemError.last }
            guard facts.st_mode & S_IFMT == S_IFREG else { throw Failure.notAFile }
            guard facts.st_mode & 0o222 != 0 else { throw Failure.readOnly }
            let held = try file.contents(limit: max(old.count, new.count))
            if held == new { return }
            guard held == old else { throw Failure.changed }
            try checkAccess(to: name, in: folder)
            if facts.st_nlink > 1 { return try overwrite(name, in: folder, old, new) }
            let temporary = try Temporary(in: folder, mode: 0o600)
            try temporary.fill(new, like: facts)
            try checkIsSame(name, in: folder, facts)
            try temporary.takeName(name)
        } catch let failure as Failure {
            throw failure
        } catch let error as SystemError {
            throw .system(error)
        } catch {
            throw .system(SystemError(number: EIO))
        }
    }

    /// Makes a file that isn't there yet; one that holds `text` already will do.
    ///
    /// - Parameter name: In `folder`, without a slash.
    package static func create(_ name: [UInt8], in folder: Int32, text: [UInt8]) throws(Failure) {
        do {
            let temporary = try Temporary(in: folder, mode: 0o666)
            try temporary.fill(text, like: nil)
            guard try !temporary.addName(name) else { return }
            let held = try? Descriptor.file(name, in: folder).contents(limit: text.count)
            guard held == text else { throw Failure.exists }
        } catch let failure as Failure {
            throw failure
        } catch let error as SystemError {
            throw .system(error)
        } catch {
            throw .system(SystemError(number: EIO))
        }
    }

    /// Removes what runs that were killed have left in a folder.
    package static func tidy(_ folder: Int32) { Leftovers.remove(from: folder) }

    private static func checkAccess(to name: [UInt8], in folder: Int32) throws(SystemError) {
        try name.withCPath { name throws(SystemError) in
            guard faccessat(folder, name, W_OK, 0) == 0 else { throw SystemError.last }
        }
    }

    /// Looks once more, directly before the name changes hands.
    private static func checkIsSame(_ name: [UInt8], in folder: Int32, _ facts: stat) throws(Failure) {
        var now = stat()
        do throws(SystemError) {
            try name.withCPath { name throws(SystemError) in
                guard fstatat(folder, name, &now, AT_SYMLINK_NOFOLLOW) == 0 else { throw SystemError.last }
            }
        } catch {
            throw .system(error)
        }
        guard now.st_dev == facts.st_dev, now.st_ino == facts.st_ino, now.st_size == facts.st_size,
            now.isOfSameTime(as: facts)
        else { throw .changed }
    }

    /// Overwrites a file that has more names than this one.
    private static func overwrite(_ name: [UInt8], in folder: Int32, _ old: [UInt8], _ new: [UInt8]) throws(SystemError)
    {
        let number = try name.withCPath { name throws(SystemError) in
            try opened { openat(folder, name, O_WRONLY | O_NOFOLLOW | O_CLOEXEC) }
        }
        let file = Descriptor(number: number)
        try Interruption.withhold { () throws(SystemError) in
            do throws(SystemError) {
                try fillInPlace(file.number, new)
            } catch {
                // What was there fits in any case.
                _ = lseek(file.number, 0, SEEK_SET)
                try? fillInPlace(file.number, old)
                throw error
            }
        }
    }

    private static func fillInPlace(_ file: Int32, _ text: [UInt8]) throws(SystemError) {
        try Output.write(text, to: file)
        guard ftruncate(file, off_t(text.count)) == 0, fsync(file) == 0 else { throw SystemError.last }
    }

    fileprivate static func opened(_ open: () -> Int32) throws(SystemError) -> Int32 {
        while true {
            let number = open()
            if number >= 0 { return number }
            let error = SystemError.last
            if !error.isInterruption { throw error }
        }
    }
}

extension stat {
    fileprivate func isOfSameTime(as other: stat) -> Bool {
        #if canImport(Darwin)
            st_mtimespec.tv_sec == other.st_mtimespec.tv_sec && st_mtimespec.tv_nsec == other.st_mtimespec.tv_nsec
        #else
            st_mtim.tv_sec == other.st_mtim.tv_sec && st_mtim.tv_nsec == other.st_mtim.tv_nsec
        #endif
    }
}

/// A file that has its own name only until it is whole; gone if it never was.
private struct Temporary: ~Copyable {
    private let folder: Int32
    private let file: Int32
    private let name: [UInt8]

    /// The name is hidden, since build systems take in whatever else lies in a folder.
    init(in folder: Int32, mode: mode_t) throws(SystemError) {
        for attempt in 0..<100 {
            let name = Leftovers.name(process: getpid(), attempt: attempt)
            // A signal may come as soon as it is there.
            Interruption.remember(name, in: folder)
            do throws(SystemError) {
                file = try name.withCPath { name throws(SystemError) in
                    try FileUpdate.opened {
                        openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
                    }
                }
                self.folder = folder
                self.name = name
                return
            } catch {
                Interruption.forget(name, in: folder)
                guard error.number == EEXIST else { throw error }
            }
        }
        throw SystemError(number: EEXIST)
    }

    deinit {
        _ = close(file)
        try? name.withCPath { name throws(SystemError) in _ = unlinkat(folder, name, 0) }
        Interruption.forget(name, in: folder)
    }

    /// Takes in the whole text, and brings it to the disk.
    borrowing func fill(_ text: [UInt8], like facts: stat?) throws(SystemError) {
        try Output.write(text, to: file)
        if let facts {
            // Only the superuser gives files away; the group may be another of our own.
            if fchown(file, facts.st_uid, facts.st_gid) != 0 { _ = fchown(file, uid_t.max, facts.st_gid) }
            guard fchmod(file, facts.st_mode & 0o7777) == 0 else { throw SystemError.last }
        }
        guard fsync(file) == 0 else { throw SystemError.last }
    }

    /// Takes the name of another file.
    borrowing func takeName(_ other: [UInt8]) throws(SystemError) {
        try name.withCPath { from throws(SystemError) in
            try other.withCPath { to throws(SystemError) in
                guard renameat(folder, from, folder, to) == 0 else { throw SystemError.last }
            }
        }
        _ = fsync(folder)
    }

    /// Gets a name that nothing has; false if something has it.
    borrowing func addName(_ other: [UInt8]) throws(SystemError) -> Bool {
        try name.withCPath { from throws(SystemError) in
            try other.withCPath { to throws(SystemError) in
                if linkat(folder, from, folder, to, 0) == 0 { return true }
                let error = SystemError.last
                if error.number == EEXIST { return false }
                // Some volumes have no second names: there nobody can look and take the name in one go.
                guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.number) else { throw error }
                if faccessat(folder, to, F_OK, 0) == 0 { return false }
                guard renameat(folder, from, folder, to) == 0 else { throw SystemError.last }
                return true
            }
        }
    }
}
