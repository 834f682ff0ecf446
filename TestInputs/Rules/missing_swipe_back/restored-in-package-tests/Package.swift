// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Watermill",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Wheel", targets: ["Wheel"])],
    targets: [
        .target(name: "Wheel"),
        .testTarget(name: "WheelTests", dependencies: ["Wheel"]),
    ]
)
