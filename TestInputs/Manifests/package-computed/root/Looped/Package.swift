// swift-tools-version: 5.9
import Foundation
import PackageDescription

let package = Package(name: "Looped")
for name in try! FileManager.default.contentsOfDirectory(atPath: "Sources") {
    package.targets.append(.target(name: name))
    package.products.append(.library(name: name, targets: [name]))
}
