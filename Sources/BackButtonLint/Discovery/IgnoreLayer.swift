/// The ignore file of one folder on top of those of the folders above it.
final class IgnoreLayer: Sendable {
    private let above: IgnoreLayer?
    private let patterns: IgnorePatterns

    /// How many bytes of a path stand before what the patterns look at.
    private let baseLength: Int

    init(_ patterns: IgnorePatterns, baseLength: Int, above: IgnoreLayer?) {
        self.patterns = patterns
        self.baseLength = baseLength
        self.above = above
    }

    /// Whether a file or folder is left out; the innermost layer that knows it decides.
    ///
    /// - Parameters:
    ///   - path: From the folder that `baseLength` counts from.
    ///   - nameStart: Where the last part of the path starts.
    func leavesOut(_ path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
        var layer: IgnoreLayer? = self
        while let current = layer {
            let part = UnsafeBufferPointer(rebasing: path[current.baseLength...])
            let verdict = current.patterns.verdict(
                on: part,
                nameStart: nameStart - current.baseLength,
                isFolder: isFolder
            )
            if let verdict { return verdict }
            layer = current.above
        }
        return false
    }
}
