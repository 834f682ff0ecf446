/// What becomes of a file or folder where a run is narrowed to some paths.
struct Inclusion {
    /// What a file is to the run; nil for a folder.
    let role: FileRole?

    /// What of a folder is asked for; nil for all.
    let below: IncludedPaths?
}

extension Inclusion {
    /// Nil for what isn't looked at.
    ///
    /// Manifests on the way stay: they say what the included files belong to. So do the folders of other people's code,
    /// which is never checked, only asked whether it restores the swipe.
    init?(of name: UnsafeBufferPointer<UInt8>, as role: FileRole?, in included: IncludedPaths) {
        let step = included.step(into: name)
        if case .whole = step {
            self.init(role: role, below: nil)
        } else if let role {
            guard role == .manifest || role == .swiftManifest else { return nil }
            self.init(role: .manifest, below: nil)
        } else if case .partly(let below) = step {
            self.init(role: nil, below: name.isVendorName ? nil : below)
        } else if name.isVendorName {
            self.init(role: nil, below: nil)
        } else if name.ends(with: ".xcodeproj") || name.ends(with: ".xcworkspace") {
            self.init(role: nil, below: included.none)
        } else {
            return nil
        }
    }
}

extension RandomAccessCollection<UInt8> {
    /// Whether a folder of this name holds other people's code.
    var isVendorName: Bool { elementsEqual("Pods".utf8) || elementsEqual("Carthage".utf8) }

    fileprivate func ends(with ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}
