#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writing to what is open from the start.
package enum Output {
    package static var standardOutput: Int32 { STDOUT_FILENO }
    package static var standardError: Int32 { STDERR_FILENO }

    /// Writes all bytes, however many calls it takes; waits where the reader of a pipe is slow.
    package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
        try Array(bytes).withUnsafeBufferPointer { buffer throws(SystemError) in
            guard let base = buffer.baseAddress else { return }
            var done = 0
            while done < buffer.count {
                // Some systems refuse to write more than 2 GB at once.
                let result = writeOnce(descriptor, base + done, min(buffer.count - done, 1 << 30))
                if result >= 0 {
                    done += result
                } else {
                    let error = SystemError.last
                    if error.isFullPipe {
                        waitForReader(of: descriptor)
                    } else if !error.isInterruption {
                        throw error
                    }
                }
            }
        }
    }

    /// A pipe may not wait by itself: that is set by whoever made it.
    private static func waitForReader(of descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }

    package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// How many columns a terminal has; nil when it is none, or when it doesn't tell.
    package static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Fills the places of standard input, output and error where somebody has closed them: a file that is opened later
    /// would get one, and what is printed would stand in it. Reading and writing there fails as before.
    package static func keepsItsPlaces() {
        for (number, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(number, F_GETFD, 0) < 0 {
            // It gets the lowest number that is free.
            _ = open("/dev/null", flags)
        }
    }

    /// Makes writing to a pipe that nobody reads an error instead of the process's end.
    package static func reportsBrokenPipes() {
        _ = signal(SIGPIPE, SIG_IGN)
    }
}

/// The C function: inside `Output` its name means the method.
private func writeOnce(_ file: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
    write(file, buffer, count)
}
