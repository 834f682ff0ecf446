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
        .plugin(name: "BacklintBuildToolPlugin", targets: ["BacklintBuildToolPlugin"]),
        .plugin(name: "BacklintCommandPlugin", targets: ["BacklintCommandPlugin"]),
    ],
    targets: [
        .target(name: "BackButtonLint", swiftSettings: settings),
        .executableTarget(name: "backlint", dependencies: ["BackButtonLint"], swiftSettings: settings),
        .plugin(
            name: "BacklintBuildToolPlugin",
            capability: .buildTool(),
            dependencies: ["backlint"],
            path: "Sources/Plugins/BacklintBuildToolPlugin"
        ),
        .plugin(
            name: "BacklintCommandPlugin",
            // It asks for no permission, so that it needs none to check: who lets it fix says so on the command line.
            capability: .command(
                intent: .custom(
                    verb: "backlint", description: "Find screens that hide the back button and leave people stuck")),
            dependencies: ["backlint"],
            path: "Sources/Plugins/BacklintCommandPlugin"
        ),
        .testTarget(
            name: "BackButtonLintTests",
            dependencies: ["BackButtonLint"],
            // The first is compiled by the tests themselves, against the toolchain's own SwiftSyntax; the second stands in
            // for macOS where there is none; the third is a program of its own, made of the library's sources;
            // the fourth stands in for the systems that fixed code is checked against, the fifth for Xcode; the last reads
            // reports, in Python.
            exclude: ["Reference", "DarwinStub", "Fuzzing", "StandIns", "XcodeStub", "Reporting/Readers"],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

// What a plug-in runs is built for the machine that builds, apart from what is built for the app. In this package itself both
// are the same, and everything would be compiled twice: those who work on the tool need not wait for that.
if Context.environment["BACKLINT_NO_PLUGINS"] != nil {
    package.products.removeAll { $0 is Product.Plugin }
    package.targets.removeAll { $0.type == .plugin }
}
