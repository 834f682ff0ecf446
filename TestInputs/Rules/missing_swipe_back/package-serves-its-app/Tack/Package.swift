// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Tack",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Tack", targets: ["Tack"]),
    ],
    dependencies: [
        .package(path: "../Stitching"),
    ],
    targets: [
        .target(name: "Tack", dependencies: [.product(name: "Stitching", package: "Stitching")]),
    ]
)
