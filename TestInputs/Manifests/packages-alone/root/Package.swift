// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Toolbox",
    platforms: [.iOS("16.4")],
    products: [
        .library(name: "Toolbox", targets: ["Hammer", "Nails"]),
        .library(name: "Saw", targets: ["Saw"]),
        .executable(name: "toolbox", targets: ["Command"]),
    ],
    dependencies: [.package(url: "git@example.org:wood/Oak.git", branch: "main")],
    targets: [
        .target(name: "Hammer", dependencies: ["Handle", .product(name: "Oak", package: "oak")]),
        .target(name: "Nails"),
        .target(name: "Saw", dependencies: [.target(name: "Handle")]),
        .target(name: "Handle"),
        .executableTarget(name: "Command", path: "CommandLine"),
        .macro(name: "Macros"),
        .plugin(name: "Plug", capability: .buildTool(), dependencies: ["Command"]),
        .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        .testTarget(name: "HammerTests", dependencies: ["Hammer"]),
    ]
)
