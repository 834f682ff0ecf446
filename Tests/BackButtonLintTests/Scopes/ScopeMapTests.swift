import Foundation
import Testing

@testable import BackButtonLint

/// Each folder of `TestInputs/Manifests` is one root: `files.txt` lists its Swift files, `root` holds its manifests, and
/// `scopes.txt` says what they make.
@Suite struct ScopeMapTests {
    static let inputs = TestInput.folder.appendingPathComponent("Manifests")

    static let names = (try? FileManager.default.contentsOfDirectory(atPath: inputs.path).sorted()) ?? []

    @Test func inputsAreThere() { #expect(ScopeMapTests.names.count >= 10) }

    @Test(arguments: names) func manifestsMakeTheScopes(name: String) throws {
        let root = try Root(ScopeMapTests.inputs.appendingPathComponent(name))
        let expected = try String(
            contentsOf: ScopeMapTests.inputs.appendingPathComponent(name + "/scopes.txt"), encoding: .utf8)
        let listing = ScopeListing(map: root.map(), files: root.files).text
        #expect(listing == expected, "\(name) makes\n\(listing)")
    }

    @Test(arguments: names) func orderOfManifestsDoesNotMatter(name: String) throws {
        var root = try Root(ScopeMapTests.inputs.appendingPathComponent(name))
        let listing = ScopeListing(map: root.map(), files: root.files).text
        root.manifests.reverse()
        #expect(ScopeListing(map: root.map(), files: root.files).text == listing)
    }

    @Test(arguments: names) func everyFileHasAScopeAndOneWorld(name: String) throws {
        let root = try Root(ScopeMapTests.inputs.appendingPathComponent(name))
        let map = root.map()
        for file in root.files.indices {
            #expect(!map.scopes(ofFile: file).isEmpty, "\(root.files[file])")
            #expect(map.worlds.filter { $0.files.contains(file) }.count == 1, "\(root.files[file])")
            #expect(map.worlds[map.world(ofFile: file)].files.contains(file), "\(root.files[file])")
        }
    }

    /// Whatever a manifest is cut down to, there is an answer for every file.
    @Test(arguments: names) func cutManifestsStillGiveScopes(name: String) throws {
        let root = try Root(ScopeMapTests.inputs.appendingPathComponent(name))
        for manifest in root.manifests {
            let bytes = root.contents[manifest] ?? []
            for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
                var cut = root
                cut.contents[manifest] = Array(bytes.prefix(length))
                let map = cut.map()
                #expect(root.files.indices.allSatisfy { !map.scopes(ofFile: $0).isEmpty })
            }
        }
    }

    /// Bytes lost, doubled or swapped anywhere: no trap, and an answer for every file.
    @Test(arguments: names) func garbledManifestsStillGiveScopes(name: String) throws {
        let root = try Root(ScopeMapTests.inputs.appendingPathComponent(name))
        var state: UInt64 = 88_172_645_463_325_252
        func random(below limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(max(1, limit)))
        }
        for _ in 0..<60 {
            var garbled = root
            for manifest in root.manifests {
                guard var bytes = root.contents[manifest], !bytes.isEmpty else { continue }
                for _ in 0..<(1 + random(below: 6)) where !bytes.isEmpty {
                    let at = random(below: bytes.count)
                    let end = min(bytes.count, at + random(below: 30))
                    switch random(below: 3) {
                    case 0: bytes.removeSubrange(at..<end)
                    case 1: bytes.insert(contentsOf: bytes[at..<end], at: random(below: bytes.count))
                    default: bytes.swapAt(at, random(below: bytes.count))
                    }
                }
                garbled.contents[manifest] = bytes
            }
            let map = garbled.map()
            #expect(root.files.indices.allSatisfy { !map.scopes(ofFile: $0).isEmpty })
        }
    }

    struct Root {
        var files: [String]
        var manifests: [String]
        var contents: [String: [UInt8]] = [:]

        init(_ folder: URL) throws {
            let list = try String(contentsOf: folder.appendingPathComponent("files.txt"), encoding: .utf8)
            files = list.split(separator: "\n").map(String.init).sorted {
                $0.utf8.lexicographicallyPrecedes($1.utf8)
            }
            manifests = []
            let root = folder.appendingPathComponent("root").path
            let all = FileManager.default.enumerator(atPath: root)
            while let path = all?.nextObject() as? String {
                guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
                manifests.append(path)
                contents[path] = Array(data)
            }
            manifests.sort()
        }

        func map() -> ScopeMap { ScopeMap(files: files, manifests: manifests) { contents[$0] } }
    }
}
