#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the process was given by its surroundings, and its end.
package enum CurrentProcess {
    /// The value of an environment variable; nil when it isn't set.
    package static func variable(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        return String(cString: value)
    }

    /// The bytes of an environment variable, which need not be text; nil when it isn't set.
    package static func bytes(of name: String) -> [UInt8]? {
        guard let value = getenv(name) else { return nil }
        return Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    }

    /// Seconds for which this thread has had a processor: what else the machine does takes no part in it.
    package static var threadTime: Double {
        var time = timespec()
        guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Ends the process at once; nothing that is buffered by others gets lost, since nobody buffers.
    package static func exit(_ status: Int32) -> Never { endProcess(status) }
}

/// The C function: inside `CurrentProcess` its name means the method.
private func endProcess(_ status: Int32) -> Never { exit(status) }
