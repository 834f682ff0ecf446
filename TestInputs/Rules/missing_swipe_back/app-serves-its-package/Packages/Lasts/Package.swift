// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Lasts",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Lasts", targets: ["Lasts"]),
    ],
    targets: [
        .target(name: "Lasts"),
    ]
)
