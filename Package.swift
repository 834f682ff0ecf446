// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "backlint",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "BackButtonLint", targets: ["BackButtonLint"]),
        .executable(name: "backlint", targets: ["backlint"]),
    ],
    targets: [
        .target(name: "BackButtonLint"),
        .executableTarget(name: "backlint", dependencies: ["BackButtonLint"]),
        .testTarget(
            name: "BackButtonLintTests",
            dependencies: ["BackButtonLint"],
            // Compiled by the tests themselves, against the toolchain's own SwiftSyntax.
            exclude: ["Reference"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
