/// What links what, by target number.
struct ResolvedLinks {
    /// Links that a manifest states.
    var certain: [[Int]]
    /// Links that are taken for granted since a manifest computes its targets.
    var assumed: [[Int]]
    /// Links that may or may not be there.
    var possible: [[Int]]
    /// Names of what isn't below the root, by target.
    var packages: [[String]]
}

extension TargetGraph {
    /// Finds the target that each link means.
    func resolvedLinks() -> ResolvedLinks {
        var resolver = LinkResolver(self)
        for index in targets.indices { resolver.resolve(index) }
        return resolver.links
    }

    /// Gives each container a target without files that stands for all of its targets: n links instead of n times n.
    mutating func addHubs() {
        hubs = containers.indices.map { container in
            add(Target(name: "", container: container, role: .tool))
        }
    }
}

private struct LinkResolver {
    private let graph: TargetGraph
    private var targetsByName: [[String: [Int]]]
    private var containersByPath: [String: [Int]] = [:]
    private var makersOfProduct: [String: [Int]] = [:]
    private var packagesByIdentity: [String: [Int]] = [:]
    var links: ResolvedLinks

    init(_ graph: TargetGraph) {
        self.graph = graph
        targetsByName = Array(repeating: [:], count: graph.containers.count)
        let none = [[Int]](repeating: [], count: graph.targets.count)
        links = ResolvedLinks(
            certain: none, assumed: none, possible: none, packages: graph.targets.map(\.packages))
        for (index, target) in graph.targets.enumerated() {
            targetsByName[target.container][target.name, default: []].append(index)
        }
        for (index, container) in graph.containers.enumerated() {
            containersByPath[container.path, default: []].append(index)
            for product in container.products.keys { makersOfProduct[product, default: []].append(index) }
            if container.kind == .package {
                for name in Set([RelativePath.name(of: container.folder), container.name].map { $0.lowercased() }) {
                    packagesByIdentity[name, default: []].append(index)
                }
            }
        }
    }

    mutating func resolve(_ index: Int) {
        let target = graph.targets[index]
        for link in target.links { follow(link, from: index, surely: true) }
        for link in target.uncertainLinks { follow(link, from: index, surely: false) }
        let hub = graph.hubs[target.container]
        if index == hub { return }
        links.assumed[hub].append(index)
        if graph.containers[target.container].isComputed { links.assumed[index].append(hub) }
    }

    private mutating func follow(_ link: Link, from index: Int, surely: Bool) {
        switch link {
        case .exact(let other): add([other], from: index, surely: surely)
        case .target(let name):
            add(targetsByName[graph.targets[index].container][name] ?? [], from: index, surely: surely)
        case .named(let name):
            let own = targetsByName[graph.targets[index].container][name] ?? []
            if own.isEmpty { followPackage(name, from: index, surely: surely) }
            add(own, from: index, surely: surely)
        case .projectTarget(let name, let project):
            for container in containersByPath[project] ?? [] {
                add(made(name, by: container), from: index, surely: surely)
            }
        case .product(let name):
            followProduct(name, from: index, surely: surely)
        case .packageProduct(let name, let folder):
            let packages = (containersByPath[folder] ?? []).filter { graph.containers[$0].kind == .package }
            for package in packages { followProduct(name, of: package, from: index, surely: surely) }
            // Behind a link in the file system, or brought in by the workspace: the name of the folder is what counts.
            if packages.isEmpty {
                followFetched(name, identity: RelativePath.name(of: folder), from: index, surely: surely)
            }
        case .fetchedProduct(let name, let identity):
            followFetched(name, identity: identity, from: index, surely: surely)
        case .anyPackageProduct(let name): followPackage(name, from: index, surely: surely)
        case .everything(let path):
            for container in containersByPath[path] ?? [] {
                links.assumed[index].append(graph.hubs[container])
            }
        }
    }

    /// A product of a package from elsewhere. One of its name below the root stands in for it where a project or
    /// workspace says so, and may be the same one otherwise.
    private mutating func followFetched(_ name: String, identity: String, from index: Int, surely: Bool) {
        let packages = packagesByIdentity[identity.lowercased()] ?? []
        let overriding = packages.filter { graph.overridingPackages.contains(graph.containers[$0].folder) }
        if overriding.isEmpty { links.packages[index] += [identity, name] }
        for package in overriding.isEmpty ? packages : overriding {
            followProduct(name, of: package, from: index, surely: surely && overriding.count == 1)
        }
    }

    /// A package's product by name alone: of a package that the own manifest names, else of the one that makes it.
    private mutating func followPackage(_ name: String, from index: Int, surely: Bool) {
        var packages = (makersOfProduct[name] ?? []).filter { graph.containers[$0].kind == .package }
        let manifest = graph.containers[graph.targets[index].container]
        let near = packages.filter { manifest.localPackages.contains(graph.containers[$0].folder) }
        // A package sees only what it names; a project also what its workspace holds.
        if !near.isEmpty || manifest.namesAllPackages { packages = near }
        guard !packages.isEmpty else { return links.packages[index].append(name) }
        for package in packages {
            followProduct(name, of: package, from: index, surely: surely && packages.count == 1)
        }
    }

    /// A product by name alone: of the own project, else of the one project that makes it.
    private mutating func followProduct(_ name: String, from index: Int, surely: Bool) {
        let own = graph.containers[graph.targets[index].container].products[name] ?? []
        if !own.isEmpty { return add(own, from: index, surely: surely) }
        let makers = makersOfProduct[name] ?? []
        if makers.isEmpty { return links.packages[index].append(name) }
        let path = graph.containers[graph.targets[index].container].path
        let near = makers.filter { maker in
            graph.workspaces.contains { $0.contains(path) && $0.contains(graph.containers[maker].path) }
        }
        if near.count == 1 { return add(made(name, by: near[0]), from: index, surely: surely) }
        for maker in makers { add(made(name, by: maker), from: index, surely: surely && makers.count == 1) }
    }

    private mutating func followProduct(_ name: String, of package: Int, from index: Int, surely: Bool) {
        let made = made(name, by: package)
        guard made.isEmpty else { return add(made, from: index, surely: surely) }
        if surely {
            links.assumed[index].append(graph.hubs[package])
        } else {
            links.possible[index].append(graph.hubs[package])
        }
    }

    private func made(_ name: String, by container: Int) -> [Int] {
        graph.containers[container].products[name] ?? targetsByName[container][name] ?? []
    }

    private mutating func add(_ targets: [Int], from index: Int, surely: Bool) {
        if surely { links.certain[index] += targets } else { links.possible[index] += targets }
    }
}
