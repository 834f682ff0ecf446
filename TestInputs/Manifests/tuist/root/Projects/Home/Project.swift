import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.module(name: "Home", dependencies: [.Module.design])
