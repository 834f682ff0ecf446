// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Kit",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "Spare", targets: ["Spare"])],
    dependencies: [
        .package(path: "../Base"),
        .package(url: "https://example.org/tools/swift-paint", from: "1.0.0"),
        .package(path: "../../Outside"),
    ],
    targets: [
        .target(
            name: "Kit",
            dependencies: [
                "Inner",
                .product(name: "Paint", package: "swift-paint"),
                .product(name: "Base", package: "Base", condition: .when(platforms: [.iOS])),
                .product(name: "Gone", package: "Outside"),
            ]),
        .target(name: "Inner", path: "Code/Inner", exclude: ["Notes", "Skip.swift"]),
        .target(name: "Spare"),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
    ]
)
