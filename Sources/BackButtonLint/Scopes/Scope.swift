/// The number of a scope in its map.
package struct ScopeID: Hashable, Comparable, Sendable {
    package let row: Int

    package init(_ row: Int) { self.row = row }

    package static func < (left: ScopeID, right: ScopeID) -> Bool { left.row < right.row }
}

/// One app with everything it links below the root, or a library or a folder that no app here links.
///
/// Files are told by their index in the list that the map was made from.
package struct Scope: Sendable {
    package let id: ScopeID

    /// The app's or library's target or product; nil for a folder without a manifest.
    package let name: String?

    /// The folder its manifest stands in, relative to the root; empty for the root.
    package let folder: String

    /// Whether an app's target is its entry, so that its screens are all that run in one process.
    package let hasApp: Bool

    /// What the entry is built for.
    package let platforms: Platforms

    package let deploymentTarget: DeploymentTarget?

    /// Every file that belongs to it, ascending; those that don't ship (its tests, its extensions) too.
    package let members: [Int]

    /// Files whose link to the entry can't be told, ascending. Some may be members: screens in them are this scope's,
    /// but what they do for others is unsure.
    package let uncertain: [Int]

    /// Packages from outside of the root that it links, by the name they are asked for, sorted.
    package let packages: [String]

    /// Whether a new file must be added to its project by hand.
    package let listsItsFiles: Bool
}
