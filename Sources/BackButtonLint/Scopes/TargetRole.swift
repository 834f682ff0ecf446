extension TargetRole {
    /// Whether a scope begins with it.
    var isEntry: Bool { self == .app || self == .watchApp }

    /// Whether it runs in the process of what links it.
    var isPartOfOthers: Bool { self == .library || self == .tool }

    /// Whether its code runs in an app that people use.
    var ships: Bool { self == .app || self == .watchApp || self == .library }
}

extension TargetGraph {
    /// Takes apps that only show previews for tests, if there is another app.
    mutating func markPreviewApps() {
        func showsPreviews(_ target: Target) -> Bool {
            ["Preview", "Previews", "PreviewApp", "PreviewsApp"].contains { target.name.hasSuffix($0) }
        }
        guard targets.contains(where: { $0.role == .app && !showsPreviews($0) }) else { return }
        for index in targets.indices where targets[index].role == .app && showsPreviews(targets[index]) {
            targets[index].role = .test
        }
    }
}
