// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Tails",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Tails", targets: ["Tails"]),
    ],
    targets: [
        .target(name: "Tails"),
    ]
)
