// swift-tools-version: 6.2
import PackageDescription

// An app that is built with the plug-ins; `.ci/plugins` does it.
let package = Package(
    name: "Kiosk",
    platforms: [.iOS(.v17), .macOS(.v14)],
    // Elsewhere this is a URL and a version.
    dependencies: [.package(name: "backlint", path: "../../..")],
    targets: [
        .target(
            name: "Kiosk",
            dependencies: ["Counter"],
            plugins: [.plugin(name: "BacklintBuildToolPlugin", package: "backlint")]
        ),
        // Without the plug-in: what it has is known, but not reported.
        .target(name: "Counter"),
    ]
)
