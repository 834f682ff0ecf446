import Foundation
import Testing

@testable import BackButtonLint

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct MapFormatTests {
    @Test(arguments: ["Bistro", "Harbour"], MapFormat.all.map(\.name))
    func aProjectIsDrawnAsRecorded(project: String, format: String) throws {
        var configuration = Configuration(root: TestInput.path("TestInputs/Projects/\(project)"))
        configuration.drawsMap = true
        let map = try #require(try Linter(configuration: configuration).run().map)
        let text = try #require(MapFormat.named(format)).render(map)
        try Golden.expect(text, is: "map-\(project.lowercased()).\(format).txt")
    }

    /// Names that mean something in one of the formats, or that can't be shown at all.
    private static let hostile = [
        "a\"b", "a\\", "<script>alert(1)</script>", "a]b[c", "%%{init: {}}%%", "a`b`", "a;b", "a#b", "&amp;", "a\nb",
        "a\u{1b}[31mb", "\u{202E}cba", "end", "Zürich 東京 🎂", "--> n1", "|x|", "]]>", "-->", "\u{FFFE}\u{1}",
    ]

    static var hostileMap: Report.Map {
        let position = Position(line: 1, column: 1, utf16Column: 1, offset: 0)
        let screens = hostile.map { name in
            Report.Map.Screen(
                name: name, scope: name, path: name + "/" + name + ".swift", position: position, isOpener: false,
                reached: "pushed", hides: [])
        }
        let edges = hostile.indices.dropFirst().map { row in
            Report.Map.Edge(
                from: row - 1, to: row, way: .pushed, sites: [.init(path: hostile[row], position: position)])
        }
        return Report.Map(screens: screens, edges: edges)
    }

    @Test(arguments: MapFormat.all.map(\.name))
    func noControlCharacterGetsThrough(format: String) throws {
        let text = try #require(MapFormat.named(format)).render(Self.hostileMap)
        #expect(!text.unicodeScalars.contains { $0 != "\n" && PrintableText.isControl($0) })
    }

    @Test func svgIsXML() throws {
        for map in [Self.hostileMap, Report.Map(screens: [], edges: []), Self.large] {
            let reader = XMLNames()
            let parser = XMLParser(data: Data(MapFormat.svg.render(map).utf8))
            parser.delegate = reader
            #expect(parser.parse(), "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
            #expect(reader.names.isDisjoint(with: ["script", "a", "image", "foreignObject"]))
        }
    }

    /// A line of Mermaid is one of few forms; nothing that a name holds makes another of it.
    @Test func everyLineOfMermaidIsOneOfItsForms() throws {
        let label = #""(?:[A-Za-z0-9 _./+,():-]|[^\x00-\x7F]|#[0-9]+;|<br>)*""#
        let forms = try [
            "flowchart LR", "  subgraph g\\d+\\[\(label)\\]", "  end", "    n\\d+\\(\(label)\\)",
            "    n\\d+\\[\\[\(label)\\]\\]", "  n\\d+ (==>|-->|-\\.->|---)\\|(first|pushes|presents|shows)\\| n\\d+",
            "  classDef [a-z]+ [a-z0-9:#,-]+( \\d+)?", "  class n\\d+(,n\\d+)* [a-z]+",
        ].map { try Regex($0) }
        for map in [Self.hostileMap, Self.large] {
            for line in MapFormat.mermaid.render(map).split(separator: "\n") {
                #expect(forms.contains { line.wholeMatch(of: $0) != nil }, "\(line)")
            }
        }
    }

    /// Mermaid's readers and eyes take so much and no more.
    @Test func largeMapsAreFoldedByFolder() throws {
        let map = Self.large
        let graph = MapGraph(folding: map)
        #expect(graph.boxes.count <= MapGraph.mostBoxes + map.screens.count(where: \.needsAttention))
        let shown = graph.boxes.flatMap { box -> [Int] in
            switch box.content {
            case .screen(let row): [row]
            case .folder(let rows): rows
            }
        }
        #expect(shown.sorted() == Array(map.screens.indices))
        for (row, screen) in map.screens.enumerated() where screen.needsAttention {
            #expect(graph.boxes.contains { if case .screen(row) = $0.content { true } else { false } })
        }
        #expect(Set(graph.lines).count == graph.lines.count)
        #expect(graph.lines.allSatisfy { $0.from != $0.to })
        #expect(MapFormat.dot.render(map).split(separator: "\n").count { $0.contains(" [label=\"Screen") } == 600)
        #expect(MapFormat.svg.render(map).utf8.count < 200_000)
    }

    /// 600 screens in 120 folders, some of which need attention.
    static var large: Report.Map {
        let position = Position(line: 1, column: 1, utf16Column: 1, offset: 0)
        let screens = (0..<600).map { row in
            let site = Report.Map.Site(path: "App/F\(row / 50)/G\(row / 5)/Screen\(row).swift", position: position)
            let hide = Report.Map.Hide(
                site: site, hides: "always", wayBack: row.isMultiple(of: 2) ? "none" : "leading", swipeBack: "none",
                locked: false, matters: true)
            return Report.Map.Screen(
                name: "Screen\(row)", scope: "App", path: site.path, position: position, isOpener: false,
                reached: "pushed", hides: row % 97 == 5 ? [hide] : [])
        }
        let edges = (1..<600).map { row in
            Report.Map.Edge(from: row / 3, to: row, way: .pushed, sites: [.init(path: "a", position: position)])
        }
        return Report.Map(screens: screens, edges: edges)
    }

    private final class XMLNames: NSObject, XMLParserDelegate {
        var names: Set<String> = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { names.insert(name) }
    }
}
