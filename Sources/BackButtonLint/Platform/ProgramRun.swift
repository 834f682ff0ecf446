#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Another program, run to its end. Nothing is handed to it but what is said here: no input, no open files.
package struct ProgramRun: Sendable {
    /// What it exits with; 128 and the signal's number where a signal ended it.
    package let status: Int32
    package let output: [UInt8]
    package let talk: [UInt8]

    /// - Parameters:
    ///   - program: An absolute path.
    ///   - arguments: Without the program's name, and without a NUL.
    ///   - environment: All of it, as `NAME=value`.
    package init(
        _ program: [UInt8], _ arguments: [[UInt8]], environment: [[UInt8]]
    ) throws(SystemError) {
        let (output, talk) = (try Pipe(), try Pipe())
        let process = try Self.start(program, [program] + arguments, environment, output.writer, talk.writer)
        output.closeWriter()
        talk.closeWriter()
        let read = Result { () throws(SystemError) in try Self.readAll(output.reader, talk.reader) }
        // It is waited for in any case, lest it stays among the system's processes.
        status = try Self.wait(for: process)
        (self.output, self.talk) = try read.get()
    }

    /// The program that a shell would run by this name, as an absolute path; nil where there is none.
    ///
    /// A relative folder in `PATH` isn't heeded: what lies there may have come with the sources.
    package static func find(_ name: String) -> [UInt8]? {
        let folders = CurrentProcess.bytes(of: "PATH") ?? Array("/usr/bin:/bin".utf8)
        for folder in folders.split(separator: UInt8(ascii: ":")) where folder.first == UInt8(ascii: "/") {
            let path = folder + "/\(name)".utf8
            guard (try? FileIdentity(of: path))?.kind == .file else { continue }
            let isProgram = try? path.withCPath { path throws(SystemError) in
                faccessat(Descriptor.currentFolder, path, X_OK, 0) == 0
            }
            if isProgram == true { return Array(path) }
        }
        return nil
    }

    private static func start(
        _ program: [UInt8], _ arguments: [[UInt8]], _ environment: [[UInt8]], _ output: Int32, _ talk: Int32
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        var failure = posix_spawn_file_actions_init(&actions)
        guard failure == 0 else { throw SystemError(number: failure) }
        defer { posix_spawn_file_actions_destroy(&actions) }
        failure = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        if failure == 0 { failure = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
        if failure == 0 { failure = posix_spawn_file_actions_adddup2(&actions, talk, STDERR_FILENO) }
        guard failure == 0 else { throw SystemError(number: failure) }
        let (words, variables) = (CStrings(arguments), CStrings(environment))
        var process = pid_t()
        try program.withCPath { program throws(SystemError) in
            failure = posix_spawn(&process, program, &actions, nil, words.pointers, variables.pointers)
            guard failure == 0 else { throw SystemError(number: failure) }
        }
        return process
    }

    /// Reads both as they come: a program waits when either pipe is full.
    private static func readAll(
        _ output: Int32, _ talk: Int32
    ) throws(SystemError) -> (output: [UInt8], talk: [UInt8]) {
        var texts: [[UInt8]] = [[], []]
        var requests = [output, talk].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while requests.contains(where: { $0.fd >= 0 }) {
            guard poll(&requests, nfds_t(requests.count), -1) >= 0 else {
                if SystemError.last.isInterruption { continue }
                throw SystemError.last
            }
            for index in requests.indices where requests[index].fd >= 0 && requests[index].revents != 0 {
                let count = part.withUnsafeMutableBytes { read(requests[index].fd, $0.baseAddress, $0.count) }
                if count > 0 {
                    texts[index] += part[..<count]
                } else if count == 0 {
                    // A number below zero is passed over.
                    requests[index].fd = -1
                } else if !SystemError.last.isInterruption {
                    throw SystemError.last
                }
            }
        }
        return (texts[0], texts[1])
    }

    private static func wait(for process: pid_t) throws(SystemError) -> Int32 {
        var state: Int32 = 0
        while waitpid(process, &state, 0) < 0 {
            guard SystemError.last.isInterruption else { throw SystemError.last }
        }
        // The macros that take the state apart aren't there for Swift.
        let signal = state & 0x7F
        return signal == 0 ? (state >> 8) & 0xFF : 128 + signal
    }
}

/// Both ends of a pipe, which no other program gets; closed when it goes out of scope.
private final class Pipe {
    let reader: Int32
    private(set) var writer: Int32

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemError.last }
        (reader, writer) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    func closeWriter() {
        if writer >= 0 { _ = close(writer) }
        writer = -1
    }

    deinit {
        closeWriter()
        _ = close(reader)
    }
}

/// Texts as C takes a list of them: each with a NUL behind it, and null behind the last.
private final class CStrings {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ texts: [[UInt8]]) {
        count = texts.count
        pointers = .allocate(capacity: texts.count + 1)
        pointers.initialize(repeating: nil, count: texts.count + 1)
        for (index, text) in texts.enumerated() {
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count + 1)
            for (offset, byte) in text.enumerated() { copy[offset] = CChar(bitPattern: byte) }
            copy[text.count] = 0
            pointers[index] = copy
        }
    }

    deinit {
        for index in 0..<count { pointers[index]?.deallocate() }
        pointers.deallocate()
    }
}
