extension PackageManifest {
    /// The target that a call in the list makes; nil if its name can't be told.
    mutating func target(_ value: ManifestEvaluator.Value, container: Int) -> Target? {
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

    /// Gives each target the files of its folder.
    mutating func placeFiles(of targets: inout [(Target, ManifestEvaluator.Value)]) {
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
    mutating func readLinks(of value: ManifestEvaluator.Value, into target: inout Target) -> Bool {
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
    func addUnreadTargets(to graph: inout TargetGraph, container: Int) {
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
