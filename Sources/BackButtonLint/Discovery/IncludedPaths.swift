/// The paths and globs that a run is narrowed to, as far as a walk has gone into them.
///
/// A value says what is left of them below one folder; going into a folder gives the next. So a walk turns back where
/// nothing that was asked for can lie.
struct IncludedPaths: Sendable {
    private enum Part: Sendable {
        case name(FileName)
        case wildcard(Wildcard)
        /// `**`: any number of folders.
        case folders
    }

    /// A name as it is written, which disks may spell with other code points, and some in another case.
    private struct FileName: Sendable {
        let bytes: [UInt8]
        let ignoresCase: Bool

        func fits(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
            if bytes.count == name.count, bytes.elementsEqual(name) { return true }
            guard ignoresCase || bytes.contains(where: { $0 >= 0x80 }) else { return false }
            let (wanted, text) = (String(decoding: bytes, as: UTF8.self), String(decoding: name, as: UTF8.self))
            return wanted == text || ignoresCase && wanted.lowercased() == text.lowercased()
        }
    }

    private struct Place: Hashable, Sendable {
        let glob: Int
        let part: Int
    }

    private let globs: [[Part]]
    /// Where in the globs the folder in hand stands.
    private var places: [Place] = []

    /// What a name in the folder in hand is.
    enum Step: Sendable {
        /// All of it is asked for.
        case whole
        /// Some of it may be.
        case partly(IncludedPaths)
        case nothing
    }

    /// What is asked for at the top of a root; nil for all of it.
    ///
    /// - Parameters:
    ///   - paths: Globs; such that match nothing are passed over.
    ///   - folder: The absolute folder that they count from.
    ///   - root: Absolute.
    ///   - ignoresCase: Whether names that differ in case alone are one.
    init?(_ paths: [String], from folder: [UInt8], root: [UInt8], ignoresCase: Bool = false) {
        let slash = UInt8(ascii: "/")
        let names = root.split(separator: slash)
        // Each from the top of the file system: the root may lie above or below the folder, or beside it.
        let globs = paths.compactMap { Glob($0) }.map { glob in
            glob.base(from: folder).split(separator: slash).map {
                Part.name(FileName(bytes: Array($0), ignoresCase: ignoresCase))
            } + Self.parts(of: glob, ignoresCase: ignoresCase)
        }
        var step = IncludedPaths(globs: globs).settled(globs.indices.map { Place(glob: $0, part: 0) })
        for name in names {
            guard case .partly(let paths) = step else { break }
            step = Array(name).withUnsafeBufferPointer { paths.step(into: $0) }
        }
        switch step {
        case .whole: return nil
        case .partly(let paths): self = paths
        case .nothing: self = IncludedPaths(globs: globs)
        }
    }

    private init(globs: [[Part]]) { self.globs = globs }

    private static func parts(of glob: Glob, ignoresCase: Bool) -> [Part] {
        var texts: [Substring] = []
        // A row of `**` says no more than one.
        for text in glob.parts where text != "**" || texts.last != "**" { texts.append(text) }
        return texts.compactMap { part($0, ignoresCase: ignoresCase) }
    }

    private static func part(_ text: Substring, ignoresCase: Bool) -> Part? {
        let bytes = Array(text.utf8)
        if text == "**" { return .folders }
        if !bytes.contains(where: Wildcard.isSpecial) { return .name(FileName(bytes: bytes, ignoresCase: ignoresCase)) }
        return Wildcard(bytes[...], isPath: false).map { .wildcard($0) }
    }

    /// What a file or folder in the folder in hand is.
    func step(into name: UnsafeBufferPointer<UInt8>) -> Step {
        var next: [Place] = []
        for place in places {
            switch globs[place.glob][place.part] {
            case .name(let wanted):
                if wanted.fits(name) { next.append(Place(glob: place.glob, part: place.part + 1)) }
            case .wildcard(let wildcard):
                if wildcard.matches(name) { next.append(Place(glob: place.glob, part: place.part + 1)) }
            case .folders:
                next.append(place)
            }
        }
        return settled(next)
    }

    /// What is asked for at some places: all, if one of them is the end of its glob.
    private func settled(_ places: [Place]) -> Step {
        var paths = self
        paths.places.removeAll(keepingCapacity: true)
        var seen = Set<Place>(minimumCapacity: places.count)
        for place in places {
            var place = place
            while true {
                guard place.part < globs[place.glob].count else { return .whole }
                if seen.insert(place).inserted { paths.places.append(place) }
                // It may stand for no folder at all.
                guard case .folders = globs[place.glob][place.part] else { break }
                place = Place(glob: place.glob, part: place.part + 1)
            }
        }
        return paths.places.isEmpty ? .nothing : .partly(paths)
    }

    /// Nothing of what lies below.
    var none: IncludedPaths {
        var paths = self
        paths.places = []
        return paths
    }
}
