// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Shop", targets: ["Shop"])],
    targets: [.target(name: "Stacks"), .target(name: "Shop", dependencies: ["Stacks"])]
)
