// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Yurt",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Yurt", targets: ["Yurt"])],
    dependencies: [
        .package(url: "https://github.com/davdroman/swiftui-navigation-transitions.git", from: "0.13.0")
    ],
    targets: [
        .target(
            name: "Yurt",
            dependencies: [.product(name: "SwiftUINavigationTransitions", package: "swiftui-navigation-transitions")])
    ]
)
