@testable import BackButtonLint

/// A file whose declarations are dealt out, in turn, to itself and a second file.
struct SplitFile {
    let halves: [(path: String, bytes: [UInt8])]

    /// Where each part of the original went.
    private let parts: [(range: Range<Int>, half: Int, start: Int)]

    /// Nil where that would change what the declarations mean: some are private to the file or stand in a directive's
    /// region, or there is but one.
    init?(_ bytes: [UInt8], path: String) {
        let tree = Parser.parse(bytes)
        let nodes = Array(tree.root.children)
        let declarations = nodes.filter { $0.kind != .importDecl }
        guard declarations.count > 1, !declarations.contains(where: Self.isPrivate),
            Directive.all(in: tree).allSatisfy({ directive in
                directive.verb != .disable && directive.verb != .enable
                    && declarations.contains { $0.range.contains(directive.place.start) }
            })
        else { return nil }
        let imports = nodes.filter { $0.kind == .importDecl }.map(\.text).joined(separator: "\n") + "\n\n"
        var texts: [[UInt8]] = [[], Array(imports.utf8)]
        var parts: [(range: Range<Int>, half: Int, start: Int)] = []
        var start = 0
        for (index, declaration) in declarations.enumerated() {
            let isLast = index == declarations.count - 1
            let behind = bytes[declaration.range.end...].firstIndex(of: 0x0A).map { $0 + 1 }
            let end = isLast ? bytes.count : behind ?? bytes.count
            guard isLast || declarations[index + 1].range.start >= end else { return nil }
            parts.append((start..<end, index % 2, texts[index % 2].count))
            texts[index % 2] += bytes[start..<end]
            start = end
        }
        self.parts = parts
        halves = [(path, texts[0]), (path.replacing(".swift", with: "Half.swift"), texts[1])]
    }

    /// Where a run of bytes went, as its place in the half.
    func place(of range: PositionRange) -> (path: String, range: PositionRange) {
        guard let part = parts.last(where: { $0.range.lowerBound <= range.start.offset }) else { return ("", range) }
        let shift = part.start - part.range.lowerBound
        let bytes = halves[part.half].bytes
        let start = CountedPosition.of(range.start.offset + shift, in: bytes)
        return (
            halves[part.half].path,
            PositionRange(start: start, end: CountedPosition.of(range.end.offset + shift, in: bytes))
        )
    }

    private static func isPrivate(_ node: Node) -> Bool {
        node.descendants.contains { $0.kind == .modifier && $0.spells("fileprivate") }
            || node.children.contains { $0.kind == .modifier && $0.spells("private") }
    }
}
