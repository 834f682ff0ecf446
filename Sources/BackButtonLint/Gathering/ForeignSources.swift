/// Storyboards and Objective-C beside the Swift code of an app: they may name its classes.
///
/// Asked seldom, so that nothing is kept of them.
package struct ForeignSources: Sendable {
    private let sweep: Sweep

    package init(_ sweep: Sweep) { self.sweep = sweep }

    /// Whether one of them holds a word; those of other people's code aren't asked.
    package func hold(_ word: String) -> Bool {
        let search = ByteSearch([word])
        return sweep.tree.foreignSources.contains { path in
            let folders = path.split(separator: UInt8(ascii: "/")).dropLast()
            guard !folders.contains(where: \.isVendorName), let source = try? sweep.texts.read(path) else {
                return false
            }
            return search.found(in: source.bytes) != 0
        }
    }
}
