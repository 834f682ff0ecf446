/// What a file is to a run, told by its name and where it lies.
package enum FileRole: UInt8, Sendable {
    /// Swift code of ours.
    case swift
    /// What may restore the swipe without being Swift code of ours.
    case foreign
    /// Says what belongs to which app.
    case manifest
    /// Manifest and Swift code in one.
    case swiftManifest

    /// Nil for a file that nobody asks for.
    ///
    /// - Parameter isVendored: Whether it lies below `Pods` or `Carthage`.
    package init?(name: UnsafeBufferPointer<UInt8>, isVendored: Bool) {
        // Most names are told by their last bytes alone.
        guard name.count >= 2 else { return nil }
        if Self.ends(name, ".swift") {
            if isVendored {
                self = .foreign
            } else {
                self = Self.swiftManifests.contains { Self.isEqual(name, $0) } ? .swiftManifest : .swift
            }
        } else if Self.ends(name, ".m") || Self.ends(name, ".mm") || Self.ends(name, ".xib")
            || Self.ends(name, ".storyboard")
        {
            self = .foreign
        } else if !isVendored,
            Self.ends(name, ".xcworkspacedata") || Self.manifests.contains(where: { Self.isEqual(name, $0) })
        {
            self = .manifest
        } else {
            return nil
        }
    }

    private static let swiftManifests: [StaticString] = ["Package.swift", "Project.swift", "Workspace.swift"]

    private static let manifests: [StaticString] = [
        "project.pbxproj", "Podfile", "Podfile.lock", "Cartfile", "Package.resolved", "project.yml",
    ]

    private static func ends(_ name: UnsafeBufferPointer<UInt8>, _ ending: StaticString) -> Bool {
        name.count >= ending.utf8CodeUnitCount
            && isEqual(UnsafeBufferPointer(rebasing: name.suffix(ending.utf8CodeUnitCount)), ending)
    }

    private static func isEqual(_ name: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        guard name.count == text.utf8CodeUnitCount else { return false }
        for index in 0..<name.count where name[index] != text.utf8Start[index] { return false }
        return true
    }
}
