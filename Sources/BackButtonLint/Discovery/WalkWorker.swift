/// One thread's part in a walk.
struct WalkWorker<VisitState> {
    private var visitState: VisitState
    private(set) var findings = WalkFindings()
    private var listing = FolderListing()

    /// The path in hand, from the ground's top.
    private var path: [UInt8] = []

    init(visitState: VisitState) { self.visitState = visitState }

    /// Lists a folder, visits its files and appends its folders to `more`.
    mutating func look(
        at folder: PendingFolder,
        on ground: WalkGround,
        visit: TreeWalk.Visitor<VisitState>,
        more: inout [PendingFolder]
    ) {
        path.removeAll(keepingCapacity: true)
        path.append(contentsOf: folder.path)
        let relative = folder.path.dropFirst(ground.prefix.count).dropLast()
        do throws(SystemError) {
            let isRoot = relative.isEmpty
            let closed = try Descriptor.folder(isRoot ? [UInt8(ascii: ".")] : relative, in: ground.open)
            let open = try listing.read(closed)
            for name in ground.unsavedNames(in: folder.path)
            where !listing.entries.contains(where: { $0.kind == .file && listing.name($0) == name }) {
                listing.add(file: name)
            }
            let layer = ground.readsIgnoreFiles ? layer(of: folder, open: open.number, on: ground) : nil
            for entry in listing.entries {
                look(at: entry, in: open.number, of: folder, layer: layer, on: ground, visit: visit, more: &more)
            }
            // It has to stay open up to here.
            _ = consume open
        } catch {
            if relative.isEmpty { findings.rootError = error }
            findings.complain(about: relative, error)
        }
    }

    /// The folder's own ignore file on top of those above it.
    private mutating func layer(of folder: PendingFolder, open: Int32, on ground: WalkGround) -> IgnoreLayer? {
        var layer = folder.layer
        var hasOwn = false
        for entry in listing.entries {
            let name = listing.name(entry)
            guard name.first == UInt8(ascii: "."), name.dropFirst().starts(with: "git".utf8) else { continue }
            if name.count == 4, entry.kind == .folder || entry.kind == .file {
                // What is ignored around a work tree says nothing about what lies in it.
                layer = WalkGround.excludesLayer(
                    at: Array(ground.top + [UInt8(ascii: "/")] + folder.path.dropLast()),
                    baseLength: folder.path.count
                )
            }
            hasOwn = hasOwn || entry.kind == .file && name.elementsEqual(".gitignore".utf8)
        }
        guard hasOwn else { return layer }
        do throws(SystemError) {
            let file = try Descriptor.file(".gitignore".utf8, in: open)
            guard let contents = try file.contents(limit: WalkGround.largestIgnoreFile) else { return layer }
            return WalkGround.layer(contents, baseLength: folder.path.count, above: layer)
        } catch {
            findings.complain(about: folder.path.dropFirst(ground.prefix.count) + ".gitignore".utf8, error)
            return layer
        }
    }

    private mutating func look(
        at entry: FolderListing.Entry,
        in open: Int32,
        of folder: PendingFolder,
        layer: IgnoreLayer?,
        on ground: WalkGround,
        visit: TreeWalk.Visitor<VisitState>,
        more: inout [PendingFolder]
    ) {
        let isFolder = entry.kind == .folder
        guard isFolder || entry.kind == .file else { return }
        let role = isFolder ? nil : listing.withNames { FileRole(name: $0.part(entry), isVendored: folder.isVendored) }
        if isFolder {
            let name = listing.name(entry)
            if name.first == UInt8(ascii: ".") || name.elementsEqual("DerivedData".utf8) {
                take(entry, of: folder)
                return leaveOut(on: ground, "dot folders and DerivedData are left out")
            }
        } else if role == nil {
            return
        }

        take(entry, of: folder)
        let nameStart = folder.path.count
        let reason: String? = path.withUnsafeBufferPointer { path in
            if layer?.leavesOut(path, nameStart: nameStart, isFolder: isFolder) == true {
                return "it is left out by an ignore pattern"
            }
            guard !ground.excludes.isEmpty else { return nil }
            let fromRoot = UnsafeBufferPointer(rebasing: path[ground.prefix.count...])
            let start = nameStart - ground.prefix.count
            let isExcluded = ground.excludes.verdict(on: fromRoot, nameStart: start, isFolder: isFolder) == true
            return isExcluded ? "it is excluded" : nil
        }
        if let reason { return leaveOut(on: ground, reason) }
        var part = Inclusion(role: role, below: nil)
        if let included = folder.included {
            let name = listing.name(entry)
            guard let inclusion = name.withUnsafeBufferPointer({ Inclusion(of: $0, as: role, in: included) }) else {
                return leaveOut(on: ground, "the configuration doesn't include it")
            }
            part = inclusion
        }

        if let role = part.role {
            var mark: UInt8 = 0
            do throws(SystemError) {
                mark =
                    try ground.unsaved.contains(path)
                    ? 0
                    : listing.withNames { names throws(SystemError) in
                        guard let base = names.baseAddress else { return 0 }
                        return try visit(&visitState, open, base + Int(entry.start), role)
                    }
            } catch {
                findings.complain(about: path.dropFirst(ground.prefix.count), error)
            }
            findings.add(path.dropFirst(ground.prefix.count), role: role, mark: mark)
        } else {
            let isVendored = folder.isVendored || listing.name(entry).isVendorName
            path.append(UInt8(ascii: "/"))
            more.append(
                PendingFolder(path: path, layer: layer, isVendored: isVendored, included: part.below))
        }
    }

    /// Takes the path of an entry in hand.
    private mutating func take(_ entry: FolderListing.Entry, of folder: PendingFolder) {
        path.removeLast(path.count - folder.path.count)
        path.append(contentsOf: listing.name(entry))
    }

    /// Tells who asked for the path in hand, or for something in it, that it is left out.
    private mutating func leaveOut(on ground: WalkGround, _ reason: String) {
        for named in ground.named where named.starts(with: path) {
            let rest = named.dropFirst(path.count)
            guard rest.isEmpty || rest.first == UInt8(ascii: "/") else { continue }
            findings.leaveOut(named.dropFirst(ground.prefix.count), reason)
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func part(_ entry: FolderListing.Entry) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: self[Int(entry.start)..<Int(entry.start + entry.length)])
    }
}
