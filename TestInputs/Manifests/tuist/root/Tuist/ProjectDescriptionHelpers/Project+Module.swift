import ProjectDescription

extension TargetDependency {
    public struct Module {
        public static let home = TargetDependency.module("Home")
        public static let design = TargetDependency.module("Design")
    }

    static func module(_ name: String) -> TargetDependency {
        .project(target: name, path: .relativeToRoot("Projects/\(name)"))
    }
}

extension Project {
    public static func module(
        name: String, product: Product = .staticFramework, dependencies: [TargetDependency] = [], hasDemo: Bool = false
    ) -> Project {
        var targets: [Target] = [
            .target(
                name: name, destinations: .iOS, product: product, bundleId: "org.example.\(name)",
                deploymentTargets: .iOS("17.0"), sources: ["Sources/**"], dependencies: dependencies),
            .target(
                name: "\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: "org.example.\(name).tests",
                sources: ["Tests/**"], dependencies: [.target(name: name)]),
        ]
        if hasDemo { targets.append(demo(of: name)) }
        return Project(name: name, targets: targets)
    }

    private static func demo(of name: String) -> Target {
        .target(
            name: "\(name)Demo", destinations: .iOS, product: .app, bundleId: "org.example.\(name).demo",
            sources: ["Demo/**"], dependencies: [.target(name: name)])
    }
}
