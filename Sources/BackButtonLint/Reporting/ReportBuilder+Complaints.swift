extension ReportBuilder {
    /// What could not be looked at, and every PATH that isn't checked though it can be read.
    ///
    /// Where a PATH itself can't be read the run has failed, and so where there are no more files to be had; one that is left
    /// out is only named.
    func complaints(unread: [SourceTree.Complaint]) -> [Report.Complaint] {
        let root = Array(configuration.root.utf8)
        let paths = (configuration.paths ?? []).map {
            (name: $0, path: AbsolutePath.relative(Array($0.utf8), to: root))
        }
        let named = paths.compactMap(\.path)
        let unreadable = Set(sweep.complaints + unread).sorted(by: SourceTree.Complaint.precedes)
        let failures = unreadable.map { Self.complaint($0, isArgument: $0.isShortage || named.contains($0.path)) }
        let leftOut = sweep.tree.leftOut.map { Self.complaint($0, isArgument: false) }
        let told = Set((unreadable + sweep.tree.leftOut).map(\.path))
        let passedBy = named.filter { !told.contains($0) }.compactMap { path in
            reasonToPassBy(path).map {
                Self.complaint(SourceTree.Complaint(path: path, reason: $0), isArgument: false)
            }
        }
        let outside = paths.filter { $0.path == nil }.map {
            Report.Complaint(path: $0.name, reason: "it isn't below the root, and not checked")
        }
        return failures + leftOut + passedBy + outside + inVain()
    }

    /// What the configuration says in vain, with its place.
    private func inVain() -> [Report.Complaint] {
        guard let file = configuration.file else { return [] }
        func complaint(at place: Position, _ reason: String) -> Report.Complaint {
            Report.Complaint(path: "\(file.path):\(place.line):\(place.column)", reason: reason)
        }
        return file.missingPaths.map { complaint(at: $0.position, "'\($0.path)' is included and isn't there") }
    }

    private static func complaint(_ complaint: SourceTree.Complaint, isArgument: Bool) -> Report.Complaint {
        Report.Complaint(
            path: String(decoding: complaint.path, as: UTF8.self), reason: complaint.reason, isArgument: isArgument)
    }

    /// Why a file that was asked for isn't checked, or a folder is asked for in vain; nil if all is well.
    private func reasonToPassBy(_ path: [UInt8]) -> String? {
        let tree = sweep.tree
        if tree.swiftFiles.position(of: path) != nil { return nil }
        let kind = (try? FileIdentity(of: tree.root + [UInt8(ascii: "/")] + path))?.kind
        if kind == .folder { return tree.swiftFiles.hasAny(below: path) ? nil : "it holds no Swift file to check" }
        if kind == .other { return "it is no ordinary file, and not checked" }
        if tree.foreignSources.position(of: path) != nil {
            return "it is only searched for code that restores the swipe"
        }
        return path.ends(with: ".swift") ? "it is left out, and not checked" : "it is no Swift file, and not checked"
    }
}

extension [UInt8] {
    fileprivate func ends(with ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
