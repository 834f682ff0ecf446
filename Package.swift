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
            // The one is compiled by the tests themselves, against the toolchain's own SwiftSyntax; the other stands in
            // for macOS where there is none.
            exclude: ["Reference", "DarwinStub"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
