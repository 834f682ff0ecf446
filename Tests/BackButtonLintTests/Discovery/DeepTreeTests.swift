import Testing

@testable import BackButtonLint

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@Suite struct DeepTreeTests {
    #if !canImport(Darwin)
        /// Deeper than any path that the system takes at once, with a name that is no text.
        @Test func aPathMayBeLongerThanTheSystemTakes() throws {
            let folder = try TemporaryFolder()
            let part = [UInt8](repeating: UInt8(ascii: "d"), count: 200) + [0xFF]
            var levels: [Int32] = [try folder.path.withCPath { open($0, O_RDONLY | O_DIRECTORY) }]
            defer {
                for level in levels.reversed() {
                    _ = try? part.withCPath { unlinkat(level, $0, AT_REMOVEDIR) }
                    _ = unlinkat(level, "a.swift", 0)
                    _ = close(level)
                }
            }
            for _ in 0..<30 {
                let above = try #require(levels.last)
                try #require(try part.withCPath { mkdirat(above, $0, 0o755) } == 0)
                levels.append(try part.withCPath { openat(above, $0, O_RDONLY | O_DIRECTORY) })
            }
            let file = openat(try #require(levels.last), "a.swift", O_WRONLY | O_CREAT, 0o644)
            try Output.write("let deep = 1".utf8, to: file)
            _ = close(file)

            let tree = try SourceTree.find(root: folder.path, jobs: 2)
            #expect(tree.complaints.isEmpty)
            let path = try #require(tree.swiftFiles.first)
            #expect(path.count == 30 * 202 + 7)
            #expect(path.starts(with: part))
            #expect(tree.swiftFiles.position(of: path) == 0)
            #expect(try SourceFile.read(path, root: tree.root).bytes == Array("let deep = 1".utf8))
            #expect(tree.swiftFiles.name(at: 0).hasPrefix("ddd"))
            #expect(tree.swiftFiles.name(at: 0).contains("\u{FFFD}/d"))
        }
    #endif
}
