/// Reads the targets of a `Package.swift` into the graph.
struct PackageManifest {
    let folder: String
    let tree: FileTree
    let packageFolders: Set<String>
    var evaluator: ManifestEvaluator
    let file: Node
    /// The call that makes the package; nil if there is none.
    let package: ManifestPath?
    var sources: [String: Link.Source] = [:]

    init(_ bytes: [UInt8], at path: String, tree: FileTree, packageFolders: Set<String>) {
        folder = RelativePath.folder(of: path)
        self.tree = tree
        self.packageFolders = packageFolders
        let syntax = Parser.parse(bytes)
        file = syntax.root
        var declarations = ManifestDeclarations()
        declarations.add(syntax)
        evaluator = ManifestEvaluator(declarations, file: file)
        package = PackageManifest.package(in: file)
    }

    /// The `Package(name:...)`, or the `.init(name:...)` of a variable called `package`.
    private static func package(in file: Node) -> ManifestPath? {
        for node in file.descendants where node.kind == .chain {
            guard let first = node.firstChild,
                ManifestPath.isCalled(first, "Package") || ManifestPath.isCalled(first, ".init")
                    || ManifestPath.isCalled(first, "PackageDescription")
            else { continue }
            guard let path = ManifestPath(node), path.call != nil else { continue }
            if path.name == "Package" || path.qualifiers == ["Package"] { return path }
            if path.name == "init", path.qualifiers.isEmpty,
                node.ancestors.contains(where: {
                    $0.kind == .binding && ManifestPath.declaredName($0) == "package"
                })
            {
                return path
            }
        }
        return nil
    }

    mutating func add(to graph: inout TargetGraph) {
        let name = package?.argument("name").flatMap { evaluator.string(.init(node: $0, frame: 0)) }
        var container = Container(
            kind: .package, path: folder, folder: folder, name: name ?? RelativePath.name(of: folder))
        readPlatforms(into: &container)
        readDependencies(into: &container)
        let number = graph.add(container)

        var readTargets = list("targets")
        if package == nil { readTargets.isComplete = false }
        var named: [(Target, ManifestEvaluator.Value)] = []
        var names = Set<String>()
        for value in readTargets.elements {
            guard let target = target(value, container: number) else {
                readTargets.isComplete = false
                continue
            }
            // Of two with one name, such as in both branches of an `#if`, the first counts.
            if names.insert(target.name).inserted { named.append((target, value)) }
        }
        placeFiles(of: &named)
        for (target, value) in named {
            var target = target
            if !readLinks(of: value, into: &target) { readTargets.isComplete = false }
            let index = graph.add(target)
            graph.containers[number].products[target.name] = [index]
        }
        if !readTargets.isComplete {
            graph.containers[number].isComputed = true
            addUnreadTargets(to: &graph, container: number)
        }
        readProducts(into: &graph, container: number)
    }

    /// What an argument of the package comes to, with what is added to it later.
    private mutating func list(_ label: String) -> ManifestEvaluator.List {
        var all = ManifestEvaluator.List()
        let written = package?.argument(label).map { [ManifestEvaluator.Addition(node: $0, isElement: false)] } ?? []
        for addition in written + ManifestEvaluator.additions(to: ["package", label], in: file) {
            let value = ManifestEvaluator.Value(node: addition.node, frame: 0)
            if addition.isElement {
                all.elements += evaluator.values(value)
                continue
            }
            let part = evaluator.list(value)
            all.elements += part.elements
            all.isComplete = all.isComplete && part.isComplete
        }
        return all
    }

    // MARK: The package's own words

    private mutating func readPlatforms(into container: inout Container) {
        for value in list("platforms").elements {
            guard let path = ManifestPath(value.node) else { continue }
            let platform = Platforms.named(path.name)
            container.platforms.formUnion(platform)
            guard platform == .iOS, let version = path.argument(at: 0) else { continue }
            container.deploymentTarget = self.version(.init(node: version, frame: value.frame))
        }
    }

    /// `"16.4"`, `.v16`, `.v16_4`
    private mutating func version(_ value: ManifestEvaluator.Value) -> DeploymentTarget? {
        if let text = evaluator.string(value) { return DeploymentTarget(text) }
        guard let name = ManifestPath(value.node)?.name, name.hasPrefix("v") else { return nil }
        return DeploymentTarget(name.dropFirst().split(separator: "_").joined(separator: "."))
    }

    private mutating func readDependencies(into container: inout Container) {
        let dependencies = list("dependencies")
        for value in dependencies.elements {
            guard let path = ManifestPath(value.node), path.name == "package" else { continue }
            func text(_ label: String) -> String? {
                evaluator.argument(label, of: path, in: value).flatMap { evaluator.string($0) }
            }
            let name = text("name")
            if let relative = text("path") {
                guard let place = RelativePath.join(folder, relative) else { continue }
                container.localPackages.insert(place)
                sources[RelativePath.name(of: place).lowercased()] = .folder(place)
                if let name { sources[name.lowercased()] = .folder(place) }
            } else if let url = text("url") ?? text("id") {
                let identity = PackageIdentity.of(url)
                sources[identity.lowercased()] = .elsewhere(identity)
                if let name { sources[name.lowercased()] = .elsewhere(identity) }
            }
        }
        container.namesAllPackages = dependencies.isComplete
    }

    private mutating func readProducts(into graph: inout TargetGraph, container: Int) {
        let indices = graph.targets.indices.filter { graph.targets[$0].container == container }
        let named = Dictionary(grouping: indices) { graph.targets[$0].name }
        for value in list("products").elements {
            guard let path = ManifestPath(value.node),
                let name = evaluator.argument("name", of: path, in: value).flatMap({ evaluator.string($0) }),
                let targets = evaluator.argument("targets", of: path, in: value)
            else { continue }
            let names = Set(evaluator.list(targets).elements.compactMap { evaluator.string($0) })
            let members = names.flatMap { named[$0] ?? [] }.sorted()
            graph.containers[container].products[name] = members
            guard path.name == "iOSApplication" || path.name == "executable" else { continue }
            for index in members where graph.targets[index].role != .test {
                // Only the target that runs is the app; libraries may stand in its product too.
                guard graph.targets[index].role == .app || path.name == "iOSApplication" else { continue }
                graph.targets[index].role = .app
                graph.targets[index].title = name
                if path.name == "iOSApplication" {
                    graph.targets[index].platforms = .iOS
                    graph.targets[index].deploymentTarget = graph.containers[container].deploymentTarget
                }
            }
        }
    }
}
