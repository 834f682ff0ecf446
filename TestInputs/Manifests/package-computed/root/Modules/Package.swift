// swift-tools-version: 5.9
import PackageDescription

enum Module: String, CaseIterable {
    case home = "HomeFeature"
    case design
}

extension Target.Dependency {
    static let design = Target.Dependency.target(name: Module.design.rawValue)
    static var common: [Target.Dependency] { [.design, .product(name: "Paint", package: "swift-paint")] }
}

func feature(_ name: String, uses dependencies: [Target.Dependency] = [], isTested: Bool = false) -> [Target] {
    let main = Target.target(name: name, dependencies: dependencies + .common, path: "Features/\(name)")
    return isTested ? [main, .testTarget(name: name + "Tests", dependencies: [.target(name: name)])] : [main]
}

var targets: [Target] =
    feature(Module.home.rawValue, uses: ["Settings"], isTested: true)
    + ["Settings", "About"].flatMap { feature("\($0)") }

targets.append(.target(name: Module.design.rawValue))
#if os(macOS)
    targets += [.target(name: "Desk")]
#endif

let package = Package(
    name: "Modules",
    products: targets.map { .library(name: $0.name, targets: [$0.name]) },
    dependencies: [.package(url: "https://example.org/tools/swift-paint", from: "1.0.0")],
    targets: targets
)
