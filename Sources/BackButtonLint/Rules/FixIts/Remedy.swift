/// A fix-it in places of the index; reporting turns these into paths, lines and columns.
struct Remedy: Sendable {
    /// What it does, as an order: "add a leading back button".
    let message: String
    let isSafe: Bool
    var edits: [Change] = []
    var creates: [NewFile] = []

    /// A replacement of one run of bytes of one text.
    struct Change: Sendable {
        /// The file, as its place in the index.
        let file: Int
        let range: ByteRange
        let replacement: String
    }
}
