// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Loft", platforms: [.iOS(.v17), .macOS(.v14)], products: [.library(name: "Loft", targets: ["Loft"])],
    targets: [.target(name: "Loft")])
