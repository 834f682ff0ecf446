// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Skiff", platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(url: "https://example.com/tide/TideKit", from: "1.0.0")],
    targets: [.executableTarget(name: "Skiff", dependencies: [.product(name: "TideKit", package: "TideKit")])])
