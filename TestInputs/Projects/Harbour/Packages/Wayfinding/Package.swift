// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Wayfinding",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Wayfinding", targets: ["Wayfinding"])],
    dependencies: [],
    targets: [.target(name: "Wayfinding", dependencies: [])]
)
