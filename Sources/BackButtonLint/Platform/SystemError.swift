#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why a call to the operating system failed.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's error number; its meaning differs between systems, so only `words` are printed.
    package let number: Int32

    package init(number: Int32) { self.number = number }

    /// The error of the call that has just failed on this thread.
    static var last: SystemError { SystemError(number: errno) }

    /// Nothing stands at the path.
    package var isMissing: Bool { number == ENOENT || number == ENOTDIR }

    /// The reader of a pipe is gone.
    package var isBrokenPipe: Bool { number == EPIPE }

    /// The process has no more of what it needs: it isn't the file's fault.
    package var isShortage: Bool { [EMFILE, ENFILE, ENOMEM].contains(number) }

    /// A pipe takes no more until its reader has read, or gives no more until its writer has written.
    var isFullPipe: Bool { number == EAGAIN }

    var isInterruption: Bool { number == EINTR }

    var isTooLongPath: Bool { number == ENAMETOOLONG }

    /// One line, lower case, no full stop; the same on every system for the errors that people meet.
    package var words: String { words(inScriptSandbox: ScriptSandbox.isOn) }

    /// The words as they are with Xcode's sandbox around the process, or without.
    package func words(inScriptSandbox: Bool) -> String {
        switch number {
        case ENOENT: "no such file or folder"
        case ENOTDIR: "a part of the path is not a folder"
        case EISDIR: "it is a folder"
        case EPERM where inScriptSandbox: ScriptSandbox.words
        case EACCES, EPERM: "permission denied"
        case ELOOP: "it is a symbolic link, or there are too many of them on the way"
        case ENAMETOOLONG: "the path is too long"
        case EMFILE, ENFILE: "too many open files"
        case ENOMEM: "no memory is left"
        case EFBIG: "the file would be larger than is allowed"
        case ENOSPC: "no space left on the device"
        case EROFS: "the file system is read-only"
        case EIO: "the device failed to read or write"
        case EEXIST: "it exists already"
        default: strerror(number).map { String(cString: $0) } ?? "system error \(number)"
        }
    }

    package var description: String { words }
}
