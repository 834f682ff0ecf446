import ProjectDescription

let project = makeOddProject(from: Environment.oddity)
