#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Collection<UInt8> {
    /// Calls `body` with the bytes as C takes a path: a NUL behind them.
    ///
    /// - Throws: What the system says of a path that names nothing, if there are no bytes or a NUL is among them.
    func withCPath<Result>(
        _ body: (UnsafePointer<CChar>) throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        guard !isEmpty, !contains(0) else { throw SystemError(number: ENOENT) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 1)
        bytes.append(contentsOf: self)
        bytes.append(0)
        return try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in
            guard let base = buffer.baseAddress else { throw SystemError(number: ENOENT) }
            return try body(UnsafeRawPointer(base).assumingMemoryBound(to: CChar.self))
        }
    }
}
