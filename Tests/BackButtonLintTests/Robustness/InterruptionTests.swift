import Foundation
import Testing

@testable import BackButtonLint

/// Runs that are ended from outside, at any time.
@Suite struct InterruptionTests {
    /// A tree in which a run stands still with one report half on its way: nobody reads the pipe that the other one is for.
    private static let standsStill = """
        ulimit -c 0; set -m; mkfifo pipe; $backlint --format json=a.json --format sarif=pipe 2>talk & id=$!
        for _ in {1..600}; do ls -A | grep -q '^\\.backlint-' && break; sleep 0.02; done
        ls -A | grep -q '^\\.backlint-' || exit 99
        """

    /// Waits for its end, though not for ever.
    private static let ends =
        "for _ in {1..500}; do kill -0 $id || break; sleep 0.02; done 2>/dev/null; kill -9 $id 2>/dev/null; wait $id"

    @Test(arguments: [("HUP", 129), ("INT", 130), ("QUIT", 131), ("TERM", 143)] as [(String, Int32)])
    func aSignalEndsItAndLeavesNothing(signal: String, status: Int32) throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let line = "\(Self.standsStill)\nkill -\(signal) $id; \(Self.ends)"
        #expect(try shell(line, in: folder) == status)
        #expect(try names(in: folder) == [".git", "App", "Kit", "pipe", "talk"])
    }

    /// As behind `nohup`.
    @Test func anIgnoredSignalStaysIgnored() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let line = "trap '' HUP\n\(Self.standsStill)\nkill -HUP $id; timeout 20 cat pipe >/dev/null; \(Self.ends)"
        #expect(try shell(line, in: folder) == 0)
        #expect(try names(in: folder) == [".git", "App", "Kit", "a.json", "pipe", "talk"])
    }

    @Test func aSourceIsNeverHalfWritten() throws {
        let folder = try TemporaryFolder()
        try PathTests.app(in: folder)
        let place = folder.url.appending(path: "App/First.swift")
        let before = try String(contentsOf: place, encoding: .utf8)
        var seen: Set<String> = []
        for (wait, signal) in zip(stride(from: 0.01, to: 0.2, by: 0.02), ["TERM", "INT", "HUP", "TERM", "INT"]) {
            try folder.write("App/First.swift", before)
            let line = "timeout -s \(signal) \(wait) $backlint --unsafe-fixes --format json=a.json . 2>/dev/null"
            _ = try shell(line, in: folder)
            seen.insert(try String(contentsOf: place, encoding: .utf8))
            #expect(try !names(in: folder).contains { $0.hasPrefix(".backlint") })
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/App").count == 2)
        }
        try folder.write("App/First.swift", before)
        _ = try BuiltTool.run(["--unsafe-fixes", "."], in: folder.url)
        #expect(try seen.isSubset(of: [before, String(contentsOf: place, encoding: .utf8)]))
        let report = folder.url.appending(path: "a.json")
        if FileManager.default.fileExists(atPath: report.path) {
            _ = try JSONSerialization.jsonObject(with: Data(contentsOf: report))
        }
    }

    /// That nothing can be done against; the next run that writes a report there removes it.
    @Test func whatAKilledRunLeftGoesWithTheNextReport() throws {
        let folder = try TemporaryFolder()
        try folder.write("out/.backlint-\(Int32.max)-0.part", "{")
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -90)]
        let left = folder.url.appending(path: "out/.backlint-\(Int32.max)-0.part").path
        try FileManager.default.setAttributes(old, ofItemAtPath: left)
        #expect(try BuiltTool.run(["--format=json=out/a.json"], in: folder.url).status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out") == ["a.json"])
    }

    @Test func whatIsRememberedIsForgotten() throws {
        let folder = try TemporaryFolder()
        for round in 0..<200 {
            let path = String(decoding: folder.path, as: UTF8.self) + "/\(round % 3)"
            try FileReplacement(of: path, by: "text").commit()
        }
        #expect(try names(in: folder) == ["0", "1", "2"])
    }

    /// The threads that tests run on hold signals back, which the programs that they start would go on doing.
    private func shell(_ line: String, in folder: TemporaryFolder) throws -> Int32 {
        var (signals, before) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_UNBLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try BuiltTool.shell(line, in: folder.url)
    }

    private func names(in folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    }
}
