import ProjectDescription

let project = Project(
    name: "Terrace",
    targets: [
        .target(
            name: "Terrace",
            destinations: .iOS,
            product: .app,
            bundleId: "com.example.terrace",
            sources: ["Terrace/**"],
            dependencies: [.target(name: "Parasol")]
        ),
        .target(
            name: "Parasol",
            destinations: .iOS,
            product: .framework,
            bundleId: "com.example.parasol",
            sources: ["Parasol/**"]
        ),
        .target(
            name: "TerraceTests",
            destinations: .iOS,
            product: .unitTests,
            bundleId: "com.example.terracetests",
            sources: ["Tests/**"],
            dependencies: [.target(name: "Terrace")]
        ),
    ]
)
