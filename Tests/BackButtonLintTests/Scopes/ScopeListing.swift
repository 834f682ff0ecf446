@testable import BackButtonLint

/// A scope map in words, one scope after the other, for a test to compare.
struct ScopeListing {
    let map: ScopeMap
    let files: [String]

    var text: String {
        var lines: [String] = []
        for scope in map.scopes {
            var words = [scope.hasApp ? "app" : scope.name == nil ? "folder" : "library", scope.name ?? "-"]
            words.append("in \(scope.folder.isEmpty ? "." : scope.folder):")
            words.append(ScopeListing.names(scope.platforms))
            if let version = scope.deploymentTarget { words.append("\(version.major).\(version.minor)") }
            if scope.listsItsFiles { words.append("lists its files") }
            lines.append(words.joined(separator: " "))
            for file in scope.members { lines.append("  " + describe(file, in: scope)) }
            let outside = scope.uncertain.filter { !scope.members.contains($0) }
            for file in outside { lines.append("  may link " + files[file]) }
            if !scope.packages.isEmpty { lines.append("  packages: " + scope.packages.joined(separator: ", ")) }
        }
        for world in map.worlds where map.worlds.count > 1 {
            let names = world.scopes.map { map[$0].name ?? "-" }
            lines.append("world of " + names.joined(separator: ", ") + ": \(world.files.count) files")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func describe(_ file: Int, in scope: Scope) -> String {
        var notes: [String] = []
        if !map.ships(file) { notes.append("doesn't ship") }
        if map.targets(ofFile: file).isEmpty { notes.append("no target") }
        if scope.uncertain.contains(file) { notes.append("assumed") }
        if !map.scopes(ofFile: file).contains(scope.id) { notes.append("others decide") }
        if map.platforms(ofFile: file) != scope.platforms {
            notes.append(ScopeListing.names(map.platforms(ofFile: file)))
        }
        return files[file] + (notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")")
    }

    private static func names(_ platforms: Platforms) -> String {
        let all: [(String, Platforms)] = [
            ("iOS", .iOS), ("Catalyst", .catalyst), ("visionOS", .visionOS), ("macOS", .macOS), ("tvOS", .tvOS),
            ("watchOS", .watchOS),
        ]
        let names = all.filter { platforms.contains($0.1) }.map(\.0)
        return names.isEmpty ? "any system" : names.joined(separator: "+")
    }
}
