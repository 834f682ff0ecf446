#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why something could not be read.
package struct ReadFailure: Error, Sendable {
    /// The system's own words, such as `No such file or directory`.
    package let reason: String

    init(code: Int32) { reason = String(cString: strerror(code)) }
}

/// Reads files that were named one by one.
package enum WholeFile {
    /// All bytes of a file, pipe or device.
    package static func read(_ path: String) throws(ReadFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ReadFailure(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        let expected = fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size)) : 0
        var bytes: [UInt8] = []
        // One byte more than the file has, so that its end shows without another call for room.
        var room = expected + 1
        while true {
            let count = try append(room, from: descriptor, to: &bytes)
            if count == 0 { return bytes }
            room = max(room - count, 1 << 16)
        }
    }

    private static func append(
        _ room: Int,
        from descriptor: Int32,
        to bytes: inout [UInt8]
    ) throws(ReadFailure) -> Int {
        var count = 0
        let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
            repeat {
                count = Int(readBytes(descriptor, buffer.baseAddress, room))
            } while count < 0 && errno == EINTR
            initialized = max(0, count)
        }
        guard count >= 0 else { throw ReadFailure(code: errno) }
        if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
        return count
    }
}

/// The C function: inside `WholeFile` its name means the method.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
