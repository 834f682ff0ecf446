// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Chimes",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Chimes", targets: ["Chimes"]),
    ],
    targets: [
        .target(name: "Chimes"),
    ]
)
