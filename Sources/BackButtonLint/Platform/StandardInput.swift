#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reading what the process is handed.
package enum StandardInput {
    /// Everything up to its end; nil if that is more than `limit` bytes.
    ///
    /// Waits where whoever writes is slow.
    package static func contents(limit: Int) throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = part.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count > 0 {
                bytes.append(contentsOf: part[..<count])
                if bytes.count > limit { return nil }
                continue
            }
            let error = SystemError.last
            if error.isFullPipe {
                // It may not wait by itself: that is set by whoever made it.
                var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                _ = poll(&request, 1, -1)
            } else if !error.isInterruption {
                throw error
            }
        }
    }
}
