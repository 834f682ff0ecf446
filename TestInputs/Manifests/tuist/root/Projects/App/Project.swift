import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Town",
    targets: [
        .target(
            name: "Town",
            destinations: [.iPhone, .macCatalyst],
            product: .app,
            bundleId: "org.example.town",
            deploymentTargets: .iOS("17.0"),
            sources: .paths(["Sources/**"]),
            dependencies: [.Module.home, .external(name: "Glow")])
    ])
