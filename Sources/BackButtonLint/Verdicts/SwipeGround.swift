/// What the scopes around a screen say about the swipe, apart from the code.
package struct SwipeGround: Sendable {
    private let scopes: ScopeMap

    /// The sources that aren't Swift, or aren't ours, and name the recognizer: paths relative to the root.
    private let foreignRepairs: [String]

    package init(scopes: ScopeMap, foreignRepairs: [String]) {
        self.scopes = scopes
        self.foreignRepairs = foreignRepairs
    }

    /// The scopes that decide about a file.
    func scopes(of file: FileID) -> [Scope] { scopes.scopes(ofFile: Int(file.index)).map { scopes[$0] } }

    func isMember(_ file: FileID, of scope: Scope) -> Bool { Self.contains(scope.members, Int(file.index)) }

    /// Whether it can't be told that the scope links the file.
    func isUncertain(_ file: FileID, of scope: Scope) -> Bool { Self.contains(scope.uncertain, Int(file.index)) }

    func ships(_ file: FileID) -> Bool { scopes.ships(Int(file.index)) }

    /// The targets that compile a file.
    func targets(_ file: FileID) -> [Int32] { scopes.targets(ofFile: Int(file.index)) }

    /// Whether a package that restores the swipe for every stack is linked.
    func linksSwipePackage(_ scope: Scope) -> Bool {
        scope.packages.contains { SwipeNames.packages.contains($0.lowercased()) }
    }

    /// Whether a source in the scope's folder that can't be read as Swift of ours names the recognizer.
    func hasForeignRepair(_ scope: Scope) -> Bool {
        foreignRepairs.contains { scope.folder.isEmpty || $0.hasPrefix(scope.folder + "/") }
    }

    /// Whether a file's code may run under UIKit's navigation.
    func mayHaveUIKitNavigation(_ file: FileID) -> Bool {
        scopes.platforms(ofFile: Int(file.index)).mayHaveUIKitNavigation
    }

    private static func contains(_ sorted: [Int], _ wanted: Int) -> Bool {
        let index = sorted.partitioningIndex { $0 >= wanted }
        return index < sorted.count && sorted[index] == wanted
    }
}
