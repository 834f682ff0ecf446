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

    /// Writes all bytes, however many calls it takes.
    package static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
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
                    if !error.isInterruption { throw error }
                }
            }
        }
    }

    /// Makes writing to a pipe that nobody reads an error instead of the process's end.
    package static func reportsBrokenPipes() {
        _ = signal(SIGPIPE, SIG_IGN)
    }
}
