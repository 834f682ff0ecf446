import Foundation
import Testing

@testable import BackButtonLint

/// The files of `TestInputs/Maps` say by comments what leads to what, and which screens hide the back button:
///
///     NavigationLink("Deck") { Deck() }  // edge: Pier pushed Deck, Pier pushed Bridge
///     .navigationBarBackButtonHidden()   // hide: Deck none app
///
/// Every edge and hide needs its comment, and every comment its edge or hide.
@Suite struct MapInputTests {
    private static let inputs = TestInput.swiftFiles(below: TestInput.folder.appending(path: "Maps"))

    @Test(arguments: inputs)
    func theMapIsAsTheInputSays(_ input: String) throws {
        let map = try Self.map(of: input)
        let text = String(decoding: TestInput.bytes(input), as: UTF8.self)
        #expect(Self.edges(of: map) == Self.said("edge", in: text))
        #expect(Self.hides(of: map) == Self.said("hide", in: text))
        #expect(map.screens.allSatisfy { !$0.name.isEmpty })
    }

    @Test func thereAreInputs() { #expect(Self.inputs.count > 4) }

    /// What a run says besides is the same with and without the map.
    @Test(arguments: inputs)
    func nothingElseDependsOnTheMap(_ input: String) throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.copyItem(atPath: input, toPath: folder.appending(path: "Input.swift").path)
            var configuration = Configuration(root: folder.path)
            let without = try Linter(configuration: configuration).run()
            configuration.drawsMap = true
            let with = try Linter(configuration: configuration).run()
            #expect(without.map == nil)
            #expect(Reporter.json.render(with, ReportStyle()) == Reporter.json.render(without, ReportStyle()))
        }
    }

    @Test func aMapOfPathsHasWhatIsAStepAround() throws {
        try TemporaryFolder.with { folder in
            let files = ["Pier": "Deck", "Deck": "Hold", "Hold": "Bilge", "Bilge": ""]
            for (screen, next) in files {
                let body = next.isEmpty ? "Text(\"x\")" : "NavigationLink(\"x\") { \(next)() }"
                let text = "struct \(screen): View { var body: some View { \(body) } }\n"
                try Data(text.utf8).write(to: folder.appending(path: "\(screen).swift"))
            }
            var configuration = Configuration(root: folder.path)
            configuration.drawsMap = true
            configuration.paths = [folder.appending(path: "Deck.swift").path]
            let map = try #require(try Linter(configuration: configuration).run().map)
            #expect(map.screens.map(\.name) == ["Deck", "Hold", "Pier"])
            #expect(
                map.edges.map { [map.screens[$0.from].name, map.screens[$0.to].name] } == [
                    ["Deck", "Hold"], ["Pier", "Deck"],
                ])
        }
    }

    @Test func jobsAndFullGatheringChangeNothing() throws {
        for project in ["Bistro", "Harbour"] {
            var configuration = Configuration(root: TestInput.path("TestInputs/Projects/\(project)"))
            configuration.drawsMap = true
            let one = try #require(try Linter(configuration: configuration).run().map)
            configuration.jobs = 4
            configuration.gathersEverything = true
            let other = try #require(try Linter(configuration: configuration).run().map)
            #expect(MapFormat.dot.render(one) == MapFormat.dot.render(other))
        }
    }

    private static func map(of input: String) throws -> Report.Map {
        try TemporaryFolder.with { folder in
            try FileManager.default.copyItem(atPath: input, toPath: folder.appending(path: "Input.swift").path)
            var configuration = Configuration(root: folder.path)
            configuration.drawsMap = true
            return try #require(try Linter(configuration: configuration).run().map)
        }
    }

    private static func edges(of map: Report.Map) -> [String] {
        map.edges.flatMap { edge in
            edge.sites.map { site in
                let (from, to) = (map.screens[edge.from].name, map.screens[edge.to].name)
                return "\(site.position.line): \(from) \(edge.way.rawValue) \(to)"
            }
        }.sorted()
    }

    private static func hides(of map: Report.Map) -> [String] {
        map.screens.flatMap { screen in
            screen.hides.map { "\($0.site.position.line): \(screen.name) \($0.wayBack) \($0.swipeBack)" }
        }.sorted()
    }

    /// What the comments of a word say, with their lines.
    private static func said(_ word: String, in text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { row, line -> [String] in
            guard let mark = line.firstRange(of: "// \(word): ") else { return [] }
            return line[mark.upperBound...].split(separator: ",").map { part in
                "\(row + 1): " + part.split(separator: " ").joined(separator: " ")
            }
        }.sorted()
    }
}
