import ProjectDescription

let workspace = Workspace(name: "Town", projects: ["Projects/**"])
