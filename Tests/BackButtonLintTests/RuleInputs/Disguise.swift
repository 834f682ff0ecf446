import Testing

@testable import BackButtonLint

/// A change of a text that changes nothing of what is said about it but the places.
struct Disguise: Sendable, CustomTestStringConvertible {
    let name: String

    /// - Parameter lines: Those on which something was found, from 1.
    let edits: @Sendable (_ text: SyntaxTree, _ lines: Set<Int>) -> [EditedText.Edit]

    var testDescription: String { name }

    static let all = [
        Disguise("line ends of Windows") { text, _ in lineEnds(of: text).map { .init($0..<$0, "\r") } },
        Disguise("line ends of old") { text, _ in lineEnds(of: text).map { .init($0..<$0 + 1, "\r") } },
        Disguise("a byte-order mark") { _, _ in [.init(0..<0, "\u{FEFF}")] },
        Disguise("a shebang") { _, _ in [.init(0..<0, "#!/usr/bin/env swift\n")] },
        Disguise("letters of many bytes before each line's finding") { text, lines in
            lineStarts(of: text).enumerated().filter { lines.contains($0.offset + 1) }.compactMap { line, start in
                firstOnLine(start, of: text).map { .init($0..<$0, "/* 🥐é焼 */ ") }
            }
        },
    ]

    private init(
        _ name: String, edits: @escaping @Sendable (SyntaxTree, Set<Int>) -> [EditedText.Edit]
    ) {
        self.name = name
        self.edits = edits
    }

    private static func lineEnds(of text: SyntaxTree) -> [Int] { text.bytes.indices.filter { text.bytes[$0] == 0x0A } }

    private static func lineStarts(of text: SyntaxTree) -> [Int] { [0] + lineEnds(of: text).map { $0 + 1 } }

    /// The first token or line comment of a line: what stands before it may be the end of a string.
    private static func firstOnLine(_ start: Int, of text: SyntaxTree) -> Int? {
        let end = text.bytes[start...].firstIndex(of: 0x0A) ?? text.bytes.count
        let token = text.tokens.first { $0.start >= start }.map { Int($0.start) }
        let comment = text.lineComments.first { $0.start >= start }?.start
        return [token, comment].compactMap { $0 }.filter { $0 < end }.min()
    }
}

/// A change of a text after which there is nothing to say about it.
struct Concealment: Sendable, CustomTestStringConvertible {
    let name: String

    /// Nil for a text that can't be changed so and stay Swift.
    let conceal: @Sendable (SyntaxTree) -> String?

    var testDescription: String { name }

    static let all = [
        Concealment("a block comment") {
            "/*\n" + text(of: $0).replacing("*/", with: "* /").replacing("/*", with: "/ *") + "\n*/\n"
        },
        Concealment("line comments") { "// " + text(of: $0).replacing("\n", with: "\n// ") + "\n" },
        Concealment("a string") {
            let pounds = String(repeating: "#", count: longestRun(of: "#", in: $0.bytes) + 1)
            return "let text = \(pounds)\"\"\"\n" + text(of: $0) + "\n\"\"\"\(pounds)\n"
        },
        Concealment("a clause that isn't compiled") { "#if false\n" + text(of: $0) + "\n#endif\n" },
        Concealment("the other clause of one that always is") {
            "#if true\nlet isOn = true\n#else\n" + text(of: $0) + "\n#endif\n"
        },
        Concealment("a preview") { local($0).map { "\($0.imports)\n#Preview(\"all\") {\n\($0.rest)\n}\n" } },
        Concealment("a preview provider") {
            local($0).map {
                "\($0.imports)\nstruct All_Previews: PreviewProvider {\n"
                    + "    static var previews: some View { EmptyView() }\n\($0.rest)\n}\n"
            }
        },
    ]

    private init(_ name: String, conceal: @escaping @Sendable (SyntaxTree) -> String?) {
        self.name = name
        self.conceal = conceal
    }

    private static func text(of tree: SyntaxTree) -> String { String(decoding: tree.bytes, as: UTF8.self) }

    private static func longestRun(of letter: Character, in bytes: [UInt8]) -> Int {
        String(decoding: bytes, as: UTF8.self).split { $0 != letter }.map(\.count).max() ?? 0
    }

    /// Imports and the rest of a text whose declarations may stand within others.
    private static func local(_ tree: SyntaxTree) -> (imports: String, rest: String)? {
        let local: Set<NodeKind> = [
            .importDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .funcDecl, .variableDecl,
        ]
        let nodes = Array(tree.root.children)
        guard nodes.allSatisfy({ local.contains($0.kind) && $0.child(.attribute) == nil }) else { return nil }
        let imports = nodes.filter { $0.kind == .importDecl }
        let end = imports.last?.range.end ?? 0
        return (imports.map(\.text).joined(separator: "\n"), String(decoding: tree.bytes[end...], as: UTF8.self))
    }
}
