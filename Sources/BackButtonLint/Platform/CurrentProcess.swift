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

    /// The absolute path of the folder it works in; `/` where that folder is gone.
    package static var folder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// How many processors may work for it, at least 1.
    package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Ends the process at once; nothing that is buffered by others gets lost, since nobody buffers.
    package static func exit(_ status: Int32) -> Never { endProcess(status) }
}

/// The C function: inside `CurrentProcess` its name means the method.
private func endProcess(_ status: Int32) -> Never { exit(status) }
