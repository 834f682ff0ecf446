// swift-tools-version: 5.9
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(name: "Gallery", targets: ["AppModule"], supportedDeviceFamilies: [.phone])
    ],
    dependencies: [.package(name: "Modules", path: "../Modules"), .package(path: "../Looped")],
    targets: [
        .executableTarget(
            name: "AppModule",
            dependencies: [.product(name: "HomeFeature", package: "Modules"), .product(name: "One", package: "Looped")],
            path: ".")
    ]
)
