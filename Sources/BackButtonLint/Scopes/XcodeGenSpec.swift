/// Reads the targets of an XcodeGen specification (`project.yml`) into the graph.
struct XcodeGenSpec {
    private let tree: FileTree
    private let packageFolders: Set<String>
    /// The specification and those that it includes, each with its folder.
    private var parts: [(yaml: YAMLTree, folder: String)] = []

    /// Reads the specification at `path` and what it includes.
    init(at path: String, tree: FileTree, packageFolders: Set<String>, read: (String) -> [UInt8]?) {
        self.tree = tree
        self.packageFolders = packageFolders
        var waiting = [path]
        var seen = Set<String>()
        while let path = waiting.popLast() {
            guard seen.insert(path).inserted, let bytes = read(path) else { continue }
            let yaml = YAMLTree(bytes)
            let folder = RelativePath.folder(of: path)
            parts.append((yaml, folder))
            let includes = yaml.children("include", of: 0).compactMap {
                yaml.text("path", of: $0) ?? yaml.nodes[$0].text
            }
            let single = yaml.text("include", of: 0).map { [$0] } ?? []
            waiting += (includes + single).compactMap { $0.isEmpty ? nil : RelativePath.join(folder, $0) }
        }
    }

    var name: String {
        parts.first.flatMap { $0.yaml.text("name", of: 0) } ?? ""
    }

    func add(to graph: inout TargetGraph) {
        guard let main = parts.first else { return }
        let file = main.folder.isEmpty ? name + ".xcodeproj" : main.folder + "/" + name + ".xcodeproj"
        var container = Container(kind: .generated, path: file, folder: main.folder, name: name)
        var packages: [String: Link.Source] = [:]
        var projects: [String: String] = [:]
        for (yaml, folder) in parts {
            for package in yaml.children("packages", of: 0) {
                guard let key = yaml.nodes[package].key else { continue }
                if let path = yaml.text("path", of: package) {
                    guard let place = RelativePath.join(folder, path) else { continue }
                    container.localPackages.insert(place)
                    packages[key] = .folder(place)
                } else if let url = yaml.text("url", of: package) ?? yaml.text("github", of: package) {
                    packages[key] = .elsewhere(PackageIdentity.of(url))
                }
            }
            for path in yaml.texts("localPackages", of: 0) {
                if let place = RelativePath.join(folder, path) { container.localPackages.insert(place) }
            }
            for reference in yaml.children("projectReferences", of: 0) {
                guard let key = yaml.nodes[reference].key, let path = yaml.text("path", of: reference) else { continue }
                projects[key] = RelativePath.join(folder, path)
            }
        }
        graph.overridingPackages.formUnion(container.localPackages)
        let number = graph.add(container)
        for (yaml, folder) in parts {
            for node in yaml.children("targets", of: 0) {
                guard let name = yaml.nodes[node].key else { continue }
                var target = Target(name: name, container: number, role: .tool)
                fill(&target, from: node, in: yaml, folder: folder)
                for dependency in dependencies(of: node, in: yaml) {
                    addDependency(dependency, in: yaml, packages: packages, projects: projects, to: &target)
                }
                let index = graph.add(target)
                graph.containers[number].products[name, default: []].append(index)
            }
        }
    }

    /// The node and the templates it is made from, its own first.
    private func layers(of node: Int, in yaml: YAMLTree) -> [Int] {
        let templates = yaml.children("targetTemplates", of: 0)
        var layers = [node]
        for layer in layers {
            for name in yaml.texts("templates", of: layer) {
                layers += templates.filter { yaml.nodes[$0].key == name }
            }
        }
        return layers
    }

    private func fill(_ target: inout Target, from node: Int, in yaml: YAMLTree, folder: String) {
        let layers = layers(of: node, in: yaml)
        func texts(_ key: String) -> [String] {
            layers.lazy.map { yaml.texts(key, of: $0) }.first { !$0.isEmpty } ?? []
        }
        target.role = XcodeGenSpec.role(texts("type").first ?? "")
        for name in texts("platform") + texts("supportedDestinations") { target.platforms.formUnion(.named(name)) }
        if target.role == .app, target.platforms == .watchOS { target.role = .watchApp }
        let own = layers.lazy.compactMap { yaml.child("deploymentTarget", of: $0) }.first
        let common = yaml.child("options", of: 0).flatMap { yaml.child("deploymentTarget", of: $0) }
        let mayBeIOS = target.platforms.isEmpty || target.platforms.contains(.iOS)
        for version in [own, common].compactMap({ $0 }) where mayBeIOS && target.deploymentTarget == nil {
            let text = yaml.text("iOS", of: version) ?? yaml.nodes[version].text
            target.deploymentTarget = DeploymentTarget(text)
        }
        var files = Set<Int>()
        for layer in layers {
            guard let sources = yaml.child("sources", of: layer) else { continue }
            if !yaml.nodes[sources].text.isEmpty {
                files.formUnion(sourceFiles(yaml.nodes[sources].text, excludes: [], folder: folder))
            }
            for source in yaml.nodes[sources].children {
                let path = yaml.text("path", of: source) ?? yaml.nodes[source].text
                guard !path.isEmpty, yaml.text("buildPhase", of: source) != "none" else { continue }
                files.formUnion(sourceFiles(path, excludes: yaml.texts("excludes", of: source), folder: folder))
            }
        }
        target.files = files.sorted()
    }

    private func sourceFiles(_ path: String, excludes: [String], folder: String) -> [Int] {
        guard let place = RelativePath.join(folder, path) else { return [] }
        if let file = tree.file(at: place) { return [file] }
        let patterns = excludes.map { PathPattern($0) }
        return tree.files(below: place, leaving: packageFolders).filter { file in
            let inner = tree.paths[file].utf8.dropFirst(place.isEmpty ? 0 : place.utf8.count + 1)
            return !patterns.contains { $0.matches(inner) }
        }
    }

    private func dependencies(of node: Int, in yaml: YAMLTree) -> [Int] {
        layers(of: node, in: yaml).flatMap { yaml.children("dependencies", of: $0) }
    }

    private func addDependency(
        _ node: Int, in yaml: YAMLTree, packages: [String: Link.Source], projects: [String: String],
        to target: inout Target
    ) {
        if let name = yaml.text("target", of: node) {
            let parts = name.split(separator: "/")
            if parts.count == 2, let project = projects[String(parts[0])] {
                target.links.append(.projectTarget(String(parts[1]), project: project))
            } else {
                target.links.append(.target(name))
            }
        } else if let package = yaml.text("package", of: node) {
            var products = yaml.texts("product", of: node) + yaml.texts("products", of: node)
            if products.isEmpty { products = [package] }
            for product in products { target.links.append(.product(product, of: packages[package])) }
        } else if let name = yaml.text("carthage", of: node) {
            target.packages.append(name)
        } else if let framework = yaml.text("framework", of: node) {
            let isImplicit = yaml.text("implicit", of: node) == "true"
            let name = RelativePath.stem(of: framework)
            if isImplicit { target.links.append(.product(name)) } else { target.packages.append(name) }
        }
    }

    private static func role(_ type: String) -> TargetRole {
        switch type {
        case "application", "application.on-demand-install-capable", "application.messages": .app
        case "framework", "framework.static", "library.static", "library.dynamic", "bundle": .library
        case _ where type.hasPrefix("application.watchapp"): .watchApp
        case _ where type.contains("extension"): .appExtension
        case _ where type.hasPrefix("bundle."): .test
        default: .tool
        }
    }
}
