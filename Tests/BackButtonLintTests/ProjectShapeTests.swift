import Foundation
import Testing

@testable import BackButtonLint

/// The folders of the library are stages in one order; what a file may know is held here, with our own parser.
@Suite struct ProjectShapeTests {
    @Test func theSourcesKeepTheOrder() throws {
        let shape = ProjectShape(try Self.sources())
        #expect(shape.declared.count > 20, "the parser sees hardly a type in Sources/BackButtonLint")
        #expect(shape.violations(rules: Rule.all.map(\.id)) == [])
    }

    @Test func aFolderThatNamesALaterOneIsFound() {
        let found = violations(
            ("Lexing/Lexer.swift", "struct Lexer {\n    let rules: [Rule]\n}"),
            ("Rules/Rule.swift", "struct Rule { let lexer: Lexer }"))
        #expect(
            found == [
                "Lexing/Lexer.swift:2: names `Rule` of Rules, a later stage: hand in what it needs, or move it to Rules"
            ])
    }

    @Test(arguments: [
        "func f(_ report: Report) {}", "let made = Report()", "let x = y as? Report", "struct S: Report {}",
        "extension Report { var a: Int { 1 } }", "func f<T: Report>(_ t: T) {}", "let all = [Report]()",
        "let x = Set<Report>()", "func f() { if case let r as Report = x {} }", "@Report struct S {}",
        "#if os(macOS)\nlet made = Report.empty\n#endif", "enum E { case one(Report) }",
    ])
    func everyWayToNameATypeCounts(_ text: String) {
        let found = violations(("Text/Line.swift", text), ("Reporting/Report.swift", "public struct Report {}"))
        #expect(found.count == 1, "\(found)")
    }

    @Test(arguments: [
        "/// A `Report`.\nlet word = \"Report\"", "let x = value.Report", "let report = 1",
        "struct Outer { struct Report {}; let r: Report }",
    ])
    func whatIsNoNameOfALaterTypeIsLeftAlone(_ text: String) {
        #expect(violations(("Text/Line.swift", text), ("Reporting/Report.swift", "public struct Report {}")) == [])
    }

    @Test func theLinterMayNameEveryStage() {
        #expect(violations(("Linter.swift", "let r: Report"), ("Reporting/Report.swift", "struct Report {}")) == [])
    }

    @Test func aPrivateTypeBelongsToItsFile() {
        let found = violations(
            ("Text/Line.swift", "let r: Row = Row()"), ("Reporting/Report.swift", "private struct Row {}"))
        #expect(found == [])
    }

    @Test func aFolderOutsideOfTheOrderIsFound() {
        let found = violations(("Helpers/Trim.swift", "struct Trim {}"), ("Loose.swift", "struct Loose {}"))
        let stages = ProjectShape.stages.joined(separator: ", ")
        #expect(
            found == [
                "Helpers/Trim.swift: `Helpers` is no stage: put the file into one of \(stages)",
                "Loose.swift: stands outside of the stages: only Linter.swift does",
            ])
    }

    @Test func onlyPlatformImportsTheCLibrary() {
        let text = """
            #if canImport(Darwin)
                import Darwin
            #elseif canImport(Glibc)
                @preconcurrency import Glibc
            #else
                import func Musl.read
            #endif
            import Foundation
            """
        let cure = "outside of Platform: call what Sources/BackButtonLint/Platform offers, or add it there"
        #expect(
            violations(("Discovery/Walk.swift", text)) == [
                "Discovery/Walk.swift:2: imports Darwin " + cure,
                "Discovery/Walk.swift:4: imports Glibc " + cure,
                "Discovery/Walk.swift:6: imports Musl " + cure,
            ])
        #expect(violations(("Platform/Files.swift", text)) == [])
    }

    @Test func aRuleStandsInTheFileOfItsName() {
        func rule(_ id: String) -> String { "extension Rule { static let it = Rule(id: \"\(id)\", isOn: true) }" }
        let list = ["missing_back_button", "no_file"]
        let sources = [
            ("Rules/MissingBackButton.swift", rule("missing_back_button")),
            ("Rules/BackItem.swift", rule("back_item_in_hidden_bar")),
            ("Rules/Words.swift", "struct Words { let id: Int }\nlet words = Words(id: 3)"),
        ].map { (path: $0.0, text: $0.1) }
        #expect(
            ProjectShape(sources).violations(rules: list) == [
                "Rules/BackItem.swift:1: holds the rule back_item_in_hidden_bar: name the file BackItemInHiddenBar.swift",
                "Rules/BackItem.swift:1: back_item_in_hidden_bar is in no list: add it to Rules/Rule+All.swift",
                "no_file: no file holds this rule: write Rules/NoFile.swift",
            ])
    }

    private func violations(_ sources: (path: String, text: String)...) -> [String] {
        ProjectShape(sources).violations(rules: [])
    }

    /// The files of the library, by their path in it.
    private static func sources() throws -> [(path: String, text: String)] {
        let library = TestInput.package.appendingPathComponent("Sources/BackButtonLint")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: library.path).sorted()
        return try paths.filter { $0.hasSuffix(".swift") }.map {
            ($0, try String(contentsOf: library.appendingPathComponent($0), encoding: .utf8))
        }
    }
}

/// What the files of the library say about each other.
private struct ProjectShape {
    static let stages = [
        "Platform", "Text", "Configuration", "Discovery", "Lexing", "Parsing", "Knowledge", "Scopes", "Gathering",
        "Indexing", "Verdicts", "Diagnostics", "Rules", "Fixing", "Reporting",
    ]
    private static let cLibraries: Set<String> = ["Darwin", "Glibc", "Musl", "Bionic", "Android"]

    private let files: [File]

    /// The stage of every type that is declared at the top of a file and not private to it.
    let declared: [String: Int]

    private struct File {
        let path: String
        let tree: SyntaxTree
        /// Its folder's place in the order; nil outside of it.
        let stage: Int?
    }

    init(_ sources: [(path: String, text: String)]) {
        files = sources.map { path, text in
            let folder = path.split(separator: "/").dropLast().first.map(String.init)
            return File(
                path: path, tree: Parser.parse(Array(text.utf8)),
                stage: folder.flatMap { Self.stages.firstIndex(of: $0) })
        }
        var declared: [String: Int] = [:]
        for file in files {
            guard let stage = file.stage else { continue }
            for name in Self.types(of: file.tree, atTopOnly: true) {
                declared[name] = min(stage, declared[name] ?? stage)
            }
        }
        self.declared = declared
    }

    /// Everything that breaks the shape, each with its cure, by path.
    func violations(rules: [String]) -> [String] {
        var found = files.flatMap { placeViolations(of: $0) + importViolations(of: $0) + orderViolations(of: $0) }
        var held: Set<String> = []
        for file in files where file.path.hasPrefix("Rules/") {
            for (id, line) in ruleIDs(of: file.tree) {
                held.insert(id)
                let name = Self.fileName(of: id)
                if file.path != "Rules/" + name {
                    found.append("\(file.path):\(line): holds the rule \(id): name the file \(name)")
                }
                if !rules.contains(id) {
                    found.append("\(file.path):\(line): \(id) is in no list: add it to Rules/Rule+All.swift")
                }
            }
        }
        for id in rules where !held.contains(id) {
            found.append("\(id): no file holds this rule: write Rules/\(Self.fileName(of: id))")
        }
        return found
    }

    private func placeViolations(of file: File) -> [String] {
        guard file.stage == nil, file.path != "Linter.swift" else { return [] }
        let folders = file.path.split(separator: "/").dropLast()
        guard let folder = folders.first else {
            return ["\(file.path): stands outside of the stages: only Linter.swift does"]
        }
        let stages = Self.stages.joined(separator: ", ")
        return ["\(file.path): `\(folder)` is no stage: put the file into one of \(stages)"]
    }

    private func importViolations(of file: File) -> [String] {
        guard !file.path.hasPrefix("Platform/") else { return [] }
        return file.tree.root.descendants.filter { $0.kind == .importDecl }.flatMap { node in
            Self.words(of: node, afterDots: true).filter { Self.cLibraries.contains($0.text) }.map {
                "\(file.path):\(Self.line(of: $0.start, in: file.tree)): imports \($0.text) outside of Platform: "
                    + "call what Sources/BackButtonLint/Platform offers, or add it there"
            }
        }
    }

    /// A name that the file itself declares at some depth is taken for its own.
    private func orderViolations(of file: File) -> [String] {
        guard let stage = file.stage else { return [] }
        let own = Set(Self.types(of: file.tree, atTopOnly: false))
        var told: Set<String> = []
        return Self.namedTypes(in: file.tree).compactMap { name, start in
            guard let other = declared[name], other > stage, !own.contains(name), told.insert(name).inserted else {
                return nil
            }
            let later = Self.stages[other]
            return "\(file.path):\(Self.line(of: start, in: file.tree)): names `\(name)` of \(later), a later stage: "
                + "hand in what it needs, or move it to \(later)"
        }
    }

    // MARK: Reading

    private static let typeKinds: Set<NodeKind> = [
        .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .typealiasDecl,
    ]

    private static func types(of tree: SyntaxTree, atTopOnly: Bool) -> [String] {
        tree.root.descendants.compactMap { node in
            guard typeKinds.contains(node.kind), let name = node.child(.declName) else { return nil }
            guard atTopOnly else { return name.text }
            let isAtTop = node.ancestors.allSatisfy { [.file, .ifConfig, .ifConfigClause].contains($0.kind) }
            let isPrivate = node.children.contains { $0.spells("private") || $0.spells("fileprivate") }
            return isAtTop && !isPrivate ? name.text : nil
        }
    }

    private static let namingKinds: Set<NodeKind> = [
        .type, .inheritedType, .attributeName, .genericParameters, .genericArguments, .whereClause, .pattern,
    ]

    /// Every word that stands where a type may be named, with its offset, in source order.
    private static func namedTypes(in tree: SyntaxTree) -> [(name: String, start: Int)] {
        tree.root.descendants.flatMap { node -> [(name: String, start: Int)] in
            if node.kind == .name, let name = node.child(.declName) { return [(name.text, name.range.start)] }
            guard namingKinds.contains(node.kind) else { return [] }
            return words(of: node, afterDots: false).map { ($0.text, $0.start) }
        }
    }

    private static func words(of node: Node, afterDots: Bool) -> [(text: String, start: Int)] {
        let tree = node.tree
        let row = Int(node.id.row)
        var found: [(text: String, start: Int)] = []
        var isAfterDot = false
        for token in tree.tokens[Int(tree.firstTokens[row])..<Int(tree.endTokens[row])] {
            if token.kind == .word, afterDots || !isAfterDot {
                let range = token.range
                found.append((String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self), range.start))
            }
            isAfterDot = token.kind == .dot
        }
        return found
    }

    /// The literal behind every `id:`.
    private func ruleIDs(of tree: SyntaxTree) -> [(id: String, line: Int)] {
        tree.root.descendants.compactMap { node in
            guard node.kind == .argument, node.child(.label)?.spells("id") == true, let id = node.child(.string) else {
                return nil
            }
            return (String(id.text.dropFirst().dropLast()), Self.line(of: id.range.start, in: tree))
        }
    }

    /// `MissingBackButton.swift` for `missing_back_button`.
    private static func fileName(of id: String) -> String {
        id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
    }

    /// The line of an offset, from 1.
    private static func line(of offset: Int, in tree: SyntaxTree) -> Int {
        1 + tree.bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
    }
}
