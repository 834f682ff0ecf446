/// Reads the targets of a `Package.swift` into the graph.
struct PackageManifest {
    private let folder: String
    private let tree: FileTree
    private let packageFolders: Set<String>
    private var evaluator: ManifestEvaluator
    private let file: Node
    /// The call that makes the package; nil if there is none.
    private let package: ManifestPath?
    private var sources: [String: Link.Source] = [:]

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
            guard let first = node.children.first(where: { _ in true }),
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
        for value in readTargets.elements {
            guard let target = target(value, container: number) else {
                readTargets.isComplete = false
                continue
            }
            // Of two with one name, such as in both branches of an `#if`, the first counts.
            if !named.contains(where: { $0.0.name == target.name }) { named.append((target, value)) }
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
        for value in list("products").elements {
            guard let path = ManifestPath(value.node),
                let name = evaluator.argument("name", of: path, in: value).flatMap({ evaluator.string($0) }),
                let targets = evaluator.argument("targets", of: path, in: value)
            else { continue }
            let names = evaluator.list(targets).elements.compactMap { evaluator.string($0) }
            let members = graph.targets.indices.filter {
                graph.targets[$0].container == container && names.contains(graph.targets[$0].name)
            }
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

    // MARK: Targets

    private mutating func target(_ value: ManifestEvaluator.Value, container: Int) -> Target? {
        guard let path = ManifestPath(value.node), path.call != nil,
            let name = evaluator.argument("name", of: path, in: value).flatMap({ evaluator.string($0) })
        else { return nil }
        let role: TargetRole
        switch path.name {
        case "executableTarget": role = .app
        case "testTarget": role = .test
        case "macro", "plugin": role = .tool
        default: role = .library
        }
        return Target(name: name, container: container, role: role)
    }

    private mutating func placeFiles(of targets: inout [(Target, ManifestEvaluator.Value)]) {
        let alone = targets.count { $0.0.role != .test } == 1
        for index in targets.indices {
            let (target, value) = targets[index]
            guard let path = ManifestPath(value.node), path.name != "binaryTarget" else { continue }
            func texts(_ label: String) -> [String]? {
                guard let list = evaluator.argument(label, of: path, in: value).map({ evaluator.list($0) }) else {
                    return nil
                }
                return list.elements.compactMap { evaluator.string($0) }
            }
            let written = evaluator.argument("path", of: path, in: value).flatMap { evaluator.string($0) }
            guard let place = place(of: target, written: written, alone: alone) else { continue }
            var files = Set<Int>()
            for source in texts("sources") ?? [""] {
                guard let inner = RelativePath.join(place, source) else { continue }
                if let file = tree.file(at: inner) { files.insert(file) }
                files.formUnion(tree.files(below: inner, leaving: packageFolders))
            }
            for exclude in texts("exclude") ?? [] {
                guard let inner = RelativePath.join(place, exclude) else { continue }
                if let file = tree.file(at: inner) { files.remove(file) }
                files.subtract(tree.files(below: inner))
            }
            if place == folder, let manifest = tree.file(at: RelativePath.join(folder, "Package.swift") ?? "") {
                files.remove(manifest)
            }
            targets[index].0.files = files.sorted()
        }
    }

    private func place(of target: Target, written: String?, alone: Bool) -> String? {
        if let written { return RelativePath.join(folder, written) }
        let usual = target.role == .test ? ["Tests"] + PackageManifest.sourceFolders : PackageManifest.sourceFolders
        for parent in usual + ["Plugins"] {
            if let place = RelativePath.join(folder, parent + "/" + target.name), tree.hasFolder(place) { return place }
        }
        // A package's only target may do without a folder of its own.
        guard alone, target.role != .test else { return nil }
        return usual.lazy.compactMap { RelativePath.join(folder, $0) }.first { tree.hasFolder($0) }
    }

    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

    /// Reads what a target links; whether all of it can be told.
    private mutating func readLinks(of value: ManifestEvaluator.Value, into target: inout Target) -> Bool {
        guard let path = ManifestPath(value.node),
            let dependencies = evaluator.argument("dependencies", of: path, in: value)
        else { return true }
        let list = evaluator.list(dependencies)
        var isComplete = list.isComplete
        for element in list.elements {
            if let name = evaluator.string(element) {
                target.links.append(.named(name))
                continue
            }
            guard let path = ManifestPath(element.node),
                let name = evaluator.argument("name", of: path, in: element).flatMap({ evaluator.string($0) })
            else {
                isComplete = false
                continue
            }
            if path.name == "product" {
                let package = evaluator.argument("package", of: path, in: element).flatMap { evaluator.string($0) }
                target.links.append(.product(name, of: package.flatMap { sources[$0.lowercased()] }))
            } else {
                target.links.append(path.name == "target" ? .target(name) : .named(name))
            }
        }
        if !isComplete {
            for case .folder(let place) in sources.values { target.uncertainLinks.append(.everything(place)) }
        }
        return isComplete
    }

    /// Where the manifest computes its targets: one for each folder of sources that none was read for, here or in the
    /// manifests that were read before.
    private func addUnreadTargets(to graph: inout TargetGraph, container: Int) {
        var taken = Set<Int>()
        for target in graph.targets { taken.formUnion(target.files) }
        var files: [String: [Int]] = [:]
        for file in tree.files(below: folder, leaving: packageFolders) where !taken.contains(file) {
            let inner = tree.paths[file].utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
            let parts = inner.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
            guard parts.count > 1 else { continue }
            let isUsual = PackageManifest.sourceFolders.contains(parts[0]) || parts[0] == "Tests"
            let name = isUsual && parts.count > 2 ? parts[1] : parts[0]
            files[ShippingFolders.holdTests(tree.paths[file]) ? name + "/Tests" : name, default: []].append(file)
        }
        for (name, files) in files.sorted(by: { $0.key < $1.key }) {
            var target = Target(name: name, container: container, role: .library)
            if name.hasSuffix("/Tests") { target.role = .test }
            target.files = files
            let index = graph.add(target)
            if target.role != .test { graph.containers[container].products[name] = [index] }
        }
    }
}
