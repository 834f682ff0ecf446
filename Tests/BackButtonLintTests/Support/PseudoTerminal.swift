import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A terminal for the tool to print to, of eighty columns and more.
enum PseudoTerminal {
    /// Runs the tool with a terminal as its output and for its talk; gives all that appears there, with the terminal's own
    /// CRLF for each line end.
    static func shown(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> (text: String, status: Int32) {
        var (leader, follower) = (Int32(-1), Int32(-1))
        try #require(openpty(&leader, &follower, nil, nil, nil) == 0)
        defer { close(leader) }
        // No other program that is started meanwhile may keep the terminal open.
        for end in [leader, follower] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let terminal = FileHandle(fileDescriptor: follower)
        let tool = Program(executable: BuiltTool.executable, folder: folder, environment: environment)
        let process = try tool.start(arguments, output: terminal, talk: terminal)
        try terminal.close()
        // A terminal holds little, and has an error in place of an end.
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(leader, &part, part.count)
            guard count > 0 else { break }
            bytes += part[..<count]
        }
        process.waitUntilExit()
        return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
    }
}
