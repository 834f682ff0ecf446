/// What a walk stands on: its root and the patterns that hold from there on.
struct WalkGround: Sendable {
    /// The root, open as long as the walk goes on.
    let open: Int32

    /// Absolute path of where the paths of the walk start: the work tree's top, or the root.
    let top: [UInt8]

    /// What leads from there to the root, with `/` at its end; empty if they are the same.
    let prefix: [UInt8]

    let readsIgnoreFiles: Bool

    /// Patterns of this run.
    let excludes: BasedPatterns

    /// What the run is narrowed to; nil for all of the root.
    private let included: IncludedPaths?

    /// What somebody asked for, from the top.
    let named: [[UInt8]]

    /// What is there without the disk knowing, from the top.
    let unsaved: Set<[UInt8]>

    /// The ignore files above the root.
    private let layer: IgnoreLayer?

    init(root: [UInt8], open: Int32, options: SourceTree.Options) {
        self.open = open
        readsIgnoreFiles = options.readsIgnoreFiles
        var excludes = BasedPatterns(root: root)
        for (globs, folder) in options.excludes { excludes.add(globs, from: folder) }
        self.excludes = excludes
        included = options.included.flatMap {
            IncludedPaths($0.globs, from: $0.folder, root: root, ignoresCase: AbsolutePath.ignoresCase(at: root))
        }
        let top = readsIgnoreFiles ? WorkTree.top(of: root) ?? root : root
        self.top = top
        // The top of the file system is the one folder that ends with a slash.
        let rest = top.count < root.count ? root[(top.last == UInt8(ascii: "/") ? top.count : top.count + 1)...] : []
        let prefix = rest.isEmpty ? [] : rest + [UInt8(ascii: "/")]
        self.prefix = prefix
        named = options.named.map { prefix + $0 }
        unsaved = Set(options.unsaved.map { prefix + $0 })
        guard !rest.isEmpty else {
            layer = nil
            return
        }
        var layer = Self.excludesLayer(at: top, baseLength: 0)
        var base = 0
        for part in rest.split(separator: UInt8(ascii: "/")) {
            let file = top + [UInt8(ascii: "/")] + prefix[..<base] + ".gitignore".utf8
            if let open = try? Descriptor.file(file), let contents = try? open.contents(limit: Self.largestIgnoreFile) {
                layer = Self.layer(contents, baseLength: base, above: layer)
            }
            base += part.count + 1
        }
        self.layer = layer
    }

    /// Where the walk begins.
    var firstFolder: PendingFolder { PendingFolder(path: prefix, layer: layer, isVendored: false, included: included) }

    /// The names of the unsaved files that lie in a folder itself; `folder` is from the top, with `/` at its end.
    func unsavedNames(in folder: [UInt8]) -> [ArraySlice<UInt8>] {
        unsaved.compactMap { path in
            guard path.starts(with: folder) else { return nil }
            let name = path[folder.count...]
            return name.contains(UInt8(ascii: "/")) ? nil : name
        }
    }

    /// Larger ones are not read: somebody means harm or has made a mistake.
    static var largestIgnoreFile: Int { 1 << 22 }

    /// The lowest layer of a work tree.
    static func excludesLayer(at top: [UInt8], baseLength: Int) -> IgnoreLayer? {
        WorkTree.excludes(at: top).map { IgnoreLayer($0, baseLength: baseLength, above: nil) }
    }

    static func layer(_ contents: [UInt8], baseLength: Int, above: IgnoreLayer?) -> IgnoreLayer? {
        let patterns = IgnorePatterns(contents: contents)
        return patterns.isEmpty ? above : IgnoreLayer(patterns, baseLength: baseLength, above: above)
    }
}

/// A folder that is still to be looked at.
struct PendingFolder: Sendable {
    /// From the ground's top, with `/` at its end; empty for the top itself.
    let path: [UInt8]

    /// The ignore files above it.
    let layer: IgnoreLayer?

    /// Whether it lies in `Pods` or `Carthage`, or is one of them.
    let isVendored: Bool

    /// What of it the run is narrowed to; nil for all.
    let included: IncludedPaths?
}
