// swift-tools-version: 6.2
import PackageDescription

// The gate takes no warnings. Nobody else is stopped by those that a newer compiler finds.
let settings: [SwiftSetting] =
    Context.environment["BACKLINT_GATE"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
    name: "backlint",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "BackButtonLint", targets: ["BackButtonLint"]),
        .executable(name: "backlint", targets: ["backlint"]),
    ],
    targets: [
        .target(name: "BackButtonLint", swiftSettings: settings),
        .executableTarget(name: "backlint", dependencies: ["BackButtonLint"], swiftSettings: settings),
        .testTarget(
            name: "BackButtonLintTests",
            dependencies: ["BackButtonLint"],
            // The first is compiled by the tests themselves, against the toolchain's own SwiftSyntax; the second stands in
            // for macOS where there is none; the third is a program of its own, made of the library's sources;
            // the fourth stands in for the systems that fixed code is checked against; the last reads reports, in Python.
            exclude: ["Reference", "DarwinStub", "Fuzzing", "StandIns", "Reporting/Readers"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
