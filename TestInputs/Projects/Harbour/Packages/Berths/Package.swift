// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Berths",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Berths", targets: ["Berths"])],
    dependencies: [.package(path: "../Wayfinding")],
    targets: [.target(name: "Berths", dependencies: ["Wayfinding"])]
)
