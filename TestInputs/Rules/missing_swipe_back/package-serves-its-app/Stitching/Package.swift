// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Stitching",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Stitching", targets: ["Stitching"]),
    ],
    targets: [
        .target(name: "Stitching"),
    ]
)
