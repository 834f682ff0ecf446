extension Podfile {
    /// Gives the pods to the targets of the projects in the folder and below it.
    ///
    /// - Parameters:
    ///   - folder: the folder of the Podfile.
    ///   - taken: folders with a manifest of their own, which a pod doesn't reach into.
    func add(
        to graph: inout TargetGraph, folder: String, tree: FileTree, taken: Set<String>, read: (String) -> [UInt8]?
    ) {
        var known = Set(graph.containers.filter { $0.kind == .folder }.map(\.name))
        for pod in targets.flatMap(\.pods) {
            guard let path = pod.path, let place = RelativePath.join(folder, path) else { continue }
            guard known.insert(pod.name).inserted else { continue }
            let source = place.hasSuffix(".podspec") ? RelativePath.folder(of: place) : place
            let container = graph.add(Container(kind: .folder, path: "pod:" + pod.name, folder: source, name: pod.name))
            var target = Target(name: pod.name, container: container, role: .library)
            let specification = place.hasSuffix(".podspec") ? place : RelativePath.join(place, pod.name + ".podspec")
            let globs = specification.flatMap(read).map(Podfile.sourceFiles) ?? []
            target.files =
                globs.isEmpty
                ? tree.files(below: source, leaving: taken).filter { !ShippingFolders.holdTests(tree.paths[$0]) }
                : Set(globs.flatMap { Podfile.files(of: $0, in: source, tree: tree) }).sorted()
            let index = graph.add(target)
            graph.containers[container].products[pod.name] = [index]
        }
        addTarget(to: &graph, folder: folder, tree: tree, taken: taken)
        let named = Dictionary(grouping: graph.targets.indices) { graph.targets[$0].name }
        for entry in targets {
            for index in named[entry.target] ?? [] {
                let container = graph.containers[graph.targets[index].container]
                guard container.kind != .package, RelativePath.isBelow(container.folder, folder) else { continue }
                for pod in entry.pods {
                    if pod.path == nil {
                        graph.targets[index].packages.append(pod.name)
                    } else {
                        graph.targets[index].links.append(.projectTarget(pod.name, project: "pod:" + pod.name))
                    }
                }
            }
        }
    }

    /// Without a project beside it a Podfile tells of an app all the same: the folder is its target's.
    private func addTarget(to graph: inout TargetGraph, folder: String, tree: FileTree, taken: Set<String>) {
        guard let name = targets.first(where: { !$0.target.isEmpty })?.target, !taken.contains(folder) else { return }
        let isKnown = graph.targets.contains { known in
            let container = graph.containers[known.container]
            return container.kind != .package && RelativePath.isBelow(container.folder, folder)
        }
        guard !isKnown else { return }
        let container = graph.add(
            Container(kind: .folder, path: "podfile:" + folder, folder: folder, name: name))
        var target = Target(name: name, container: container, role: .app)
        target.files = tree.files(below: folder, leaving: taken).filter { !ShippingFolders.holdTests(tree.paths[$0]) }
        _ = graph.add(target)
    }

    /// The patterns behind each `source_files =` of a podspec.
    private static func sourceFiles(_ bytes: [UInt8]) -> [String] {
        var patterns: [String] = []
        var isOpen = false
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let text = String(decoding: line, as: UTF8.self)
            let begins = text.contains("source_files") && text.contains("=") && !text.hasPrefix("#")
            guard begins || isOpen else { continue }
            let quoted = text.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
            for index in stride(from: 1, to: quoted.count, by: 2) { patterns.append(String(quoted[index])) }
            isOpen = text.reversed().first { $0 != " " && $0 != "\r" } == ","
        }
        return patterns
    }

    private static func files(of pattern: String, in folder: String, tree: FileTree) -> [Int] {
        guard let fixed = RelativePath.join(folder, PathPattern.fixedPart(of: pattern)) else { return [] }
        if let file = tree.file(at: fixed) { return [file] }
        return Array(tree.files(below: fixed))
    }
}
