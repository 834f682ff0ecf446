// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "House",
    platforms: [.iOS(.v16)],
    products: [.library(name: "House", targets: ["Attic", "Cellar"])],
    targets: [
        .target(name: "Attic", dependencies: ["Cellar"]),
        .target(name: "Cellar"),
    ]
)
