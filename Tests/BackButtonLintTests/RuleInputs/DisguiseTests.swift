import Foundation
import Testing

@testable import BackButtonLint

/// Every input once more in clothes that change its meaning in a known way, or not at all.
@Suite struct DisguiseTests {
    private static let inputs = RuleInput.rules + RuleInput.projects

    @Test(arguments: inputs)
    func aDisguiseMovesPlacesAndNothingElse(_ input: RuleInput) throws {
        try input.withCopy { root in
            let sources = try Sources(input)
            let report = try lint(input, root)
            for disguise in Disguise.all {
                let edited = sources.trees.reduce(into: [String: EditedText]()) { edited, source in
                    let lines = Self.lines(of: report, in: source.key)
                    edited[source.key] = EditedText(source.value.bytes, disguise.edits(source.value, lines))
                }
                try write(edited.mapValues(\.bytes), to: root)
                let expected = ReportImage.moved(edited, from: sources.bytes).lines(of: report)
                let lines = ReportImage.plain.lines(of: try lint(input, root))
                expect(lines, are: expected, "\(disguise.name): \(input.name)")
            }
        }
    }

    /// All inputs at once: where nothing is found, nothing gets mixed up.
    @Test(arguments: Concealment.all)
    func concealedCodeIsNotSeen(_ concealment: Concealment) throws {
        let folder = try TemporaryFolder()
        var count = 0
        for input in Self.inputs {
            for (path, tree) in try Sources(input).trees {
                guard let text = concealment.conceal(tree) else { continue }
                try folder.write("\(input.name)/\(path)", text)
                count += 1
            }
        }
        #expect(count > 100, "few texts can be concealed so")
        var configuration = Configuration(root: String(decoding: folder.path, as: UTF8.self))
        configuration.enabledRules = Rule.all.map(\.id)
        let report = try Linter(configuration: configuration).run()
        #expect(report.summary.files > 100)
        expect(ReportImage.plain.lines(of: report), are: [], concealment.name)
    }

    /// Every other finding of a file is silenced: those go, and all others stay.
    @Test(arguments: inputs, [0, 1])
    func aDirectiveSilencesWhatItNamesAndNothingElse(_ input: RuleInput, turn: Int) throws {
        try input.withCopy { root in
            let sources = try Sources(input)
            let report = try lint(input, root)
            var edited: [String: EditedText] = [:]
            var silenced: Set<String> = []
            for (path, tree) in sources.trees {
                var rules: [Int: Set<String>] = [:]
                for (index, found) in report.diagnostics.filter({ $0.path == path }).enumerated()
                where index % 2 == turn {
                    rules[found.range.start.line, default: []].insert(found.rule)
                }
                guard let text = SuppressedText(tree, silencing: rules)?.text else { continue }
                edited[path] = text
                for (line, rules) in rules { silenced.formUnion(rules.map { "\(path):\(line):\($0)" }) }
            }
            try write(edited.mapValues(\.bytes), to: root)
            let image = ReportImage.moved(edited, from: sources.bytes)
            let findings = zip(report.diagnostics, image.findings(of: report)).filter { found, _ in
                !silenced.contains("\(found.path):\(found.range.start.line):\(found.rule)")
            }
            let after = try lint(input, root)
            expect(ReportImage.plain.findings(of: after), are: findings.map(\.1), input.name)
            let count = report.diagnostics.count - findings.count
            #expect(after.summary.suppressed == report.summary.suppressed + count)
        }
    }

    @Test(arguments: inputs)
    func declarationsMayStandInTwoFiles(_ input: RuleInput) throws {
        try input.withCopy { root in
            // A project that lists its files doesn't know of the second one.
            guard
                try !FileManager.default.subpathsOfDirectory(atPath: root).contains(where: { $0.hasSuffix(".pbxproj") })
            else { return }
            let report = try lint(input, root)
            var halves: [String: SplitFile] = [:]
            for (path, tree) in try Sources(input).trees {
                guard let file = SplitFile(tree.bytes, path: path) else { continue }
                halves[path] = file
                for half in file.halves { try write([half.path: half.bytes], to: root) }
            }
            let expected = ReportImage.split(halves).withoutProof.lines(of: report).sorted()
            let lines = ReportImage.plain.withoutProof.lines(of: try lint(input, root)).sorted()
            expect(lines, are: expected, input.name)
        }
    }

    @Test func mostInputsCanBeDisguised() throws {
        let trees = try Self.inputs.flatMap { try Sources($0).trees.map { (path: $0.key, tree: $0.value) } }
        #expect(trees.count > 200)
        #expect(trees.count { SplitFile($0.tree.bytes, path: $0.path) != nil } > 100)
        for concealment in Concealment.all { #expect(trees.count { concealment.conceal($0.tree) != nil } > 100) }
    }

    // MARK: Running

    /// The Swift files of an input but for manifests.
    private struct Sources {
        let trees: [String: SyntaxTree]
        var bytes: [String: [UInt8]] { trees.mapValues(\.bytes) }

        init(_ input: RuleInput) throws {
            var trees: [String: SyntaxTree] = [:]
            for (path, text) in try input.sources() {
                let name = path.split(separator: "/").last ?? ""
                if name == "Package.swift" || name == "Project.swift" { continue }
                trees[path] = Parser.parse(Array(text.utf8))
            }
            self.trees = trees
        }
    }

    /// The lines of a file on which a report says anything.
    private static func lines(of report: Report, in path: String) -> Set<Int> {
        let findings = report.diagnostics.flatMap { [($0.path, $0.range)] + $0.notes.map { ($0.path, $0.range) } }
        let screens = report.screens.flatMap { [($0.path, $0.range)] + $0.uses.map { ($0.path, $0.range) } }
        return Set((findings + screens).filter { $0.0 == path }.map(\.1.start.line))
    }

    private func lint(_ input: RuleInput, _ root: String) throws -> Report {
        try Linter(configuration: input.configuration(root: root)).run()
    }

    private func write(_ files: [String: [UInt8]], to root: String) throws {
        for (path, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: root + "/" + path)) }
    }

    private func expect(_ lines: [String], are expected: [String], _ what: String) {
        guard lines != expected else { return }
        let missing = expected.filter { !lines.contains($0) }.map { "- \($0)" }
        let surplus = lines.filter { !expected.contains($0) }.map { "+ \($0)" }
        Issue.record("\(what)\n\((missing + surplus).joined(separator: "\n"))")
    }
}
