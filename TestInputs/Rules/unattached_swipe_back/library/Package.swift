// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Stacks",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Stacks", targets: ["Stacks"])],
    targets: [.target(name: "Stacks")]
)
