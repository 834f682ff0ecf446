import Testing

@testable import BackButtonLint

/// The hashes, against the examples of FIPS 180 and what `git hash-object` prints.
@Suite struct HashTests {
    private static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

    @Test(arguments: [
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (long, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    ])
    func ofTheOlderKind(_ text: String, _ hash: String) { #expect(Self.hex(SHA1.hash(Array(text.utf8))) == hash) }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (long, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    ])
    func ofTheNewerKind(_ text: String, _ hash: String) { #expect(Self.hex(SHA256.hash(Array(text.utf8))) == hash) }

    /// Around the lengths at which a block is full.
    @Test(.enabled(if: GitRepository.isInstalled)) func gitKnowsTextsByTheSameNames() throws {
        let texts = [0, 1, 46, 47, 48, 49, 110, 111, 112, 113, 1000].map { count in
            (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
        }
        for format in ["sha1", "sha256"] {
            let repository = try GitRepository(try TemporaryFolder(), "--object-format=\(format)")
            for (index, text) in texts.enumerated() { try repository.folder.write("f\(index)", text) }
            let names = try repository.run(["hash-object", "--no-filters"] + texts.indices.map { "f\($0)" })
            let ours = texts.map { BlobID.id(of: $0, isNewer: format == "sha256") }
            #expect(names.split(separator: "\n").map { Array($0.utf8) } == ours)
        }
    }
}
