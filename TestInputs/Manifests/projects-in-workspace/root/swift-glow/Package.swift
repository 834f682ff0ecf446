// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "glow",
    products: [.library(name: "Glow", targets: ["Glow"])],
    targets: [.target(name: "Glow")])
