#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What takes bytes and is open: the process's own streams, or a file that somebody else closes.
package struct Output: Sendable {
    let descriptor: Int32

    package static let standard = Output(descriptor: STDOUT_FILENO)
    package static let standardError = Output(descriptor: STDERR_FILENO)

    /// Writes all bytes, however many calls it takes; waits where the reader of a pipe is slow.
    package func write(_ bytes: some Sequence<UInt8>) throws(SystemError) {
        try Array(bytes).withUnsafeBufferPointer { buffer throws(SystemError) in
            guard let base = buffer.baseAddress else { return }
            var done = 0
            while done < buffer.count {
                #if canImport(Darwin)
                    let result = Darwin.write(descriptor, base + done, min(buffer.count - done, 1 << 30))
                #elseif canImport(Musl)
                    let result = Musl.write(descriptor, base + done, min(buffer.count - done, 1 << 30))
                #else
                    let result = Glibc.write(descriptor, base + done, min(buffer.count - done, 1 << 30))
                #endif
                if result >= 0 {
                    done += result
                } else {
                    let error = SystemError.last
                    if error.isFullPipe {
                        waitForReader()
                    } else if !error.isInterruption {
                        throw error
                    }
                }
            }
        }
    }

    /// A pipe may not wait by itself: that is set by whoever made it.
    private func waitForReader() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// How many columns the terminal has; nil when there is none, or when it doesn't tell.
    package var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Makes writing to a pipe that nobody reads an error instead of the process's end.
    package static func reportsBrokenPipes() {
        _ = signal(SIGPIPE, SIG_IGN)
    }
}
