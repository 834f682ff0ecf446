// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Forge", platforms: [.iOS(.v14)], products: [.library(name: "Forge", targets: ["Forge"])],
    targets: [.target(name: "Forge")])
