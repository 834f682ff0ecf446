// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Windmill",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Sails", targets: ["Sails"])],
    targets: [
        .target(name: "Sails", dependencies: ["Axle"]),
        .target(name: "Axle"),
        .testTarget(name: "SailsTests", dependencies: ["Sails"]),
    ]
)
