import Foundation

@testable import BackButtonLint

/// The code of one target below a root, as its compiler gets it.
struct TargetCode {
    /// That of the module.
    let name: String

    /// Absolute, sorted.
    private(set) var files: [String]
    let platforms: Platforms

    /// The oldest iOS that it runs on.
    let deploymentTarget: DeploymentTarget?

    /// The modules that its files name.
    private(set) var imports: Set<String> = []

    /// All targets below a root; without a manifest all files are one.
    static func all(below root: String) throws -> [TargetCode] {
        let names = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).sorted()
        let files = names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
        let manifests = names.filter {
            ["project.pbxproj", "Package.swift", "Project.swift", "project.yml"].contains(RelativePath.name(of: $0))
        }
        let map = ScopeMap(files: files, manifests: manifests) { path in
            FileManager.default.contents(atPath: root + "/" + path).map(Array.init)
        }
        var members: [Int32: [Int]] = [:]
        for file in files.indices {
            // One that no target names goes with those beside it, as somebody would add it.
            let beside = files.indices.filter {
                RelativePath.folder(of: files[$0]) == RelativePath.folder(of: files[file])
            }
            let targets = [file] + beside
            for target in targets.lazy.map(map.targets(ofFile:)).first(where: { !$0.isEmpty }) ?? [-1] {
                members[target, default: []].append(file)
            }
        }
        return members.sorted { $0.key < $1.key }.map { _, members in
            let paths = members.map { files[$0] }
            let known = members.first { !map.targets(ofFile: $0).isEmpty } ?? members[0]
            var code = TargetCode(
                name: name(of: paths), files: paths.map { root + "/" + $0 }, platforms: map.platforms(ofFile: known),
                deploymentTarget: map.deploymentTarget(ofFile: known))
            code.readImports()
            return code
        }
    }

    /// Targets are called as the folders that hold them.
    private static func name(of paths: [String]) -> String {
        let parts = paths.map { $0.split(separator: "/").dropLast() }
        let common = parts.dropFirst().reduce(parts[0]) { common, parts in
            ArraySlice(zip(common, parts).prefix { $0 == $1 }.map(\.0))
        }
        return common.last.map(String.init) ?? "App"
    }

    private mutating func readImports() {
        files = files.filter { file in
            let text = String(decoding: TestInput.bytes(file), as: UTF8.self)
            let words = text.split(separator: "\n").map { $0.split(separator: " ") }
            let names = Set(words.filter { $0.count > 1 && $0[0] == "import" }.map { String($0[1]) })
            // What needs the frameworks of another system belongs to a target of that one.
            guard names.isDisjoint(with: ["AppKit", "WatchKit"]) else { return false }
            imports.formUnion(names)
            return true
        }
    }
}
