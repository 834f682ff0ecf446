#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The two streams a run speaks through.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Writes everything or throws; waits where the reader of a pipe is slow.
    package func write(_ text: String) throws(WriteFailure) {
        try OpenFile(descriptor: rawValue).write(text)
    }

    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// How many columns its terminal has; nil when it is none, or when it doesn't tell.
    package var columns: Int? {
        var size = winsize()
        guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// A write into a pipe that nobody reads then fails with `isBrokenPipe` instead of killing the process.
    package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}

/// Why something could not be written.
package struct WriteFailure: Error, Sendable {
    private let code: Int32

    init(code: Int32) { self.code = code }

    /// Nobody reads any more: nothing to complain about.
    package var isBrokenPipe: Bool { code == EPIPE }

    /// The system's own words, such as `No space left on device`.
    package var reason: String { String(cString: strerror(code)) }
}

/// A descriptor that takes bytes.
struct OpenFile {
    let descriptor: Int32

    func write(_ text: String) throws(WriteFailure) {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                writeBytes(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
                waitUntilWritable()
            } else if errno != EINTR {
                throw WriteFailure(code: errno)
            }
        }
    }

    /// A pipe set to non-blocking by whoever made it fills up; the rest has to wait for its reader.
    private func waitUntilWritable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}

/// The C function: inside `OpenFile` its name means the method.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
