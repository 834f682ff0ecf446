/// Reads the targets of a Tuist project (`Project.swift`) into the graph.
struct TuistProject {
    /// What stands for all Tuist projects of the root, where a link can't be told.
    static let allProjects = "tuist:"

    private let folder: String
    /// What `.relativeToRoot` begins at.
    private let root: String
    private let tree: FileTree
    private let packageFolders: Set<String>
    private var evaluator: ManifestEvaluator
    private let file: Node

    init(
        _ bytes: [UInt8], at path: String, root: String, helpers: ManifestDeclarations, tree: FileTree,
        packageFolders: Set<String>
    ) {
        let syntax = Parser.parse(bytes)
        folder = RelativePath.folder(of: path)
        self.root = root
        self.tree = tree
        self.packageFolders = packageFolders
        file = syntax.root
        var declarations = helpers
        declarations.add(syntax)
        evaluator = ManifestEvaluator(declarations, file: file)
    }

    mutating func add(to graph: inout TargetGraph) {
        let project = project()
        let name = project.flatMap { evaluator.argument("name", of: $0.path, in: $0.value) }.flatMap {
            evaluator.string($0)
        }
        let number = graph.add(
            Container(
                kind: .generated, path: folder, folder: folder, name: name ?? RelativePath.name(of: folder)))
        var isComplete = false
        if let project, let targets = evaluator.argument("targets", of: project.path, in: project.value) {
            let list = evaluator.list(targets)
            isComplete = list.isComplete
            for value in list.elements {
                guard let target = target(value, container: number) else {
                    isComplete = false
                    continue
                }
                guard !graph.targets.contains(where: { $0.container == number && $0.name == target.name }) else {
                    continue
                }
                let index = graph.add(target)
                graph.containers[number].products[target.name, default: []].append(index)
            }
        }
        if !isComplete { addUnreadTarget(to: &graph, container: number) }
    }

    /// The call of `Project(...)` that the manifest's `project` comes to.
    private mutating func project() -> (path: ManifestPath, value: ManifestEvaluator.Value)? {
        for binding in file.descendants where binding.kind == .binding {
            guard let content = ManifestEvaluator.content(ofBinding: binding)?.first else { continue }
            let isProject =
                ManifestPath.declaredName(binding) == "project" || binding.child(.type)?.spells("Project") ?? false
                || content.text.hasPrefix("Project")
            guard isProject else { continue }
            for value in evaluator.values(.init(node: content, frame: 0)) {
                if let path = ManifestPath(value.node), path.argument("targets") != nil { return (path, value) }
            }
        }
        return nil
    }

    // MARK: Targets

    private mutating func target(_ value: ManifestEvaluator.Value, container: Int) -> Target? {
        guard let path = ManifestPath(value.node), path.call != nil,
            let name = text("name", of: path, in: value)
        else { return nil }
        var target = Target(name: name, container: container, role: .library)
        if let product = evaluator.argument("product", of: path, in: value) {
            let kinds = evaluator.values(product).compactMap { ManifestPath($0.node)?.name }
            if let kind = kinds.first { target.role = TuistProject.role(kind) }
        }
        for label in ["platform", "destinations"] {
            guard let argument = evaluator.argument(label, of: path, in: value) else { continue }
            for node in [argument.node] + argument.node.descendants where node.kind == .implicitMember {
                target.platforms.formUnion(.named(ManifestPath.declaredName(node) ?? ""))
            }
        }
        if target.role == .app, target.platforms == .watchOS { target.role = .watchApp }
        for label in ["deploymentTarget", "deploymentTargets"] {
            guard let argument = evaluator.argument(label, of: path, in: value) else { continue }
            for version in evaluator.values(argument) where target.deploymentTarget == nil {
                guard let call = ManifestPath(version.node),
                    Platforms.named(call.name) == .iOS || call.name == "multiplatform",
                    let first = call.argument("targetVersion") ?? call.argument("iOS") ?? call.argument(at: 0)
                else { continue }
                target.deploymentTarget = evaluator.string(.init(node: first, frame: version.frame)).flatMap {
                    DeploymentTarget($0)
                }
            }
        }
        target.files = files(of: path, in: value, role: target.role)
        readLinks(of: path, in: value, into: &target)
        return target
    }

    private mutating func text(_ label: String, of path: ManifestPath, in value: ManifestEvaluator.Value) -> String? {
        evaluator.argument(label, of: path, in: value).flatMap { evaluator.string($0) }
    }

    private mutating func files(of path: ManifestPath, in value: ManifestEvaluator.Value, role: TargetRole) -> [Int] {
        guard let sources = evaluator.argument("sources", of: path, in: value) else { return [] }
        var globs: [String] = []
        // `["A/**"]`, `.paths([...])`, `.sourceFilesList(globs: [...])`, or one alone.
        var open = [sources]
        var steps = 0
        while let next = open.popLast(), steps < 1_000 {
            steps += 1
            if let glob = evaluator.string(next) {
                globs.append(glob)
                continue
            }
            for element in evaluator.list(next).elements {
                if let glob = evaluator.string(element) { globs.append(glob) }
            }
            for inner in evaluator.values(next) {
                guard let call = ManifestPath(inner.node), call.call != nil, let first = call.argument(at: 0) else {
                    continue
                }
                open.append(.init(node: first, frame: inner.frame))
            }
        }
        var files = Set<Int>()
        for glob in globs {
            guard let place = RelativePath.join(folder, PathPattern.fixedPart(of: glob)) else { continue }
            if let file = tree.file(at: place) { files.insert(file) }
            files.formUnion(tree.files(below: place, leaving: packageFolders))
        }
        if globs.isEmpty {
            files = Set(
                tree.files(below: folder, leaving: packageFolders).filter {
                    ShippingFolders.holdTests(tree.paths[$0]) == (role == .test)
                })
        }
        return files.filter { !isManifest($0) }.sorted()
    }

    private func isManifest(_ file: Int) -> Bool {
        RelativePath.name(of: tree.paths[file]) == "Project.swift"
            && RelativePath.folder(of: tree.paths[file]) == folder
    }

    // MARK: Links

    private mutating func readLinks(
        of path: ManifestPath, in value: ManifestEvaluator.Value, into target: inout Target
    ) {
        guard let dependencies = evaluator.argument("dependencies", of: path, in: value) else { return }
        let list = evaluator.list(dependencies)
        var isComplete = list.isComplete
        for element in list.elements {
            guard let call = ManifestPath(element.node), call.call != nil else {
                isComplete = false
                continue
            }
            let name =
                text("name", of: call, in: element) ?? text("target", of: call, in: element)
                ?? text("product", of: call, in: element)
            switch call.name {
            case "target", "project", "external", "package":
                guard let name else {
                    isComplete = false
                    continue
                }
                if call.name == "target" { target.links.append(.target(name)) }
                if call.name == "external" || call.name == "package" { target.links.append(.anyPackageProduct(name)) }
                if call.name == "project" {
                    guard let place = projectFolder(call, in: element) else {
                        isComplete = false
                        continue
                    }
                    target.links.append(.projectTarget(name, project: place))
                }
            case "framework", "xcframework", "library":
                if let path = text("path", of: call, in: element) {
                    target.packages.append(RelativePath.stem(of: path))
                }
            case "sdk", "xctest", "macro": break
            default: isComplete = false
            }
        }
        if !isComplete { target.uncertainLinks.append(.everything(TuistProject.allProjects)) }
    }

    /// The folder behind `path:`.
    private mutating func projectFolder(_ call: ManifestPath, in value: ManifestEvaluator.Value) -> String? {
        guard let argument = evaluator.argument("path", of: call, in: value) else { return nil }
        for place in evaluator.values(argument) {
            if place.node.kind == .string { return evaluator.string(place).flatMap { RelativePath.join(folder, $0) } }
            guard let path = ManifestPath(place.node), let inner = path.argument(at: 0),
                let words = evaluator.string(.init(node: inner, frame: place.frame))
            else { continue }
            return RelativePath.join(path.name == "relativeToRoot" ? root : folder, words)
        }
        return nil
    }

    // MARK: What can't be read

    /// One target for what no target was read for.
    private func addUnreadTarget(to graph: inout TargetGraph, container: Int) {
        var taken = Set<Int>()
        for target in graph.targets where target.container == container { taken.formUnion(target.files) }
        let files = tree.files(below: folder, leaving: packageFolders).filter {
            !taken.contains($0) && !isManifest($0) && !ShippingFolders.holdTests(tree.paths[$0])
        }
        graph.containers[container].isComputed = true
        guard !files.isEmpty || taken.isEmpty else { return }
        let isApp = file.descendants.contains { $0.kind == .implicitMember && $0.spells(".app") }
        let name = graph.containers[container].name
        var target = Target(name: name, container: container, role: taken.isEmpty && isApp ? .app : .library)
        target.files = files
        target.uncertainLinks = [.everything(TuistProject.allProjects)]
        let index = graph.add(target)
        graph.containers[container].products[name, default: []].append(index)
    }

    private static func role(_ product: String) -> TargetRole {
        switch product {
        case "app", "appClip", "messagesApp": .app
        case "watch2App": .watchApp
        case "unitTests", "uiTests": .test
        case "commandLineTool", "macro", "xpc", "systemExtension": .tool
        case _ where product.hasSuffix("Extension"): .appExtension
        default: .library
        }
    }
}
