extension AbsolutePath {
    /// The link on the way to a path that lies in a folder and leads out of it; nil if there is none.
    ///
    /// The path of a link is given as it was met: with those before it followed. A path that leads out by `..`, or never
    /// comes into the folder, is what somebody has asked for.
    ///
    /// - Parameters:
    ///   - path: Relative to the current folder, or absolute; need not be there.
    ///   - folder: Absolute, without links.
    package static func linkOut(of folder: [UInt8], onTheWayTo path: some Collection<UInt8>) -> [UInt8]? {
        let slash = UInt8(ascii: "/")
        guard var place = path.first == slash ? [slash] : try? currentFolder() else { return nil }
        for part in path.split(separator: slash) {
            let next = place + (place.last == slash ? [] : [slash]) + part
            guard let real = try? canonical(next) else { return nil }
            let isLink = (try? FileIdentity(of: next, followsLinks: false))?.kind == .link
            if isLink, isWithin(place, folder), !isWithin(real, folder) { return next }
            place = real
        }
        return nil
    }
}
