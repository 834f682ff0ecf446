// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Cargo",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Cargo", targets: ["Cargo"])],
    dependencies: [],
    targets: [.target(name: "Cargo", dependencies: [])]
)
