import Testing

@testable import BackButtonLint

/// What doesn't ship is seen by nobody but itself: nobody else should pay for it.
@Suite struct WhatDoesNotShipTests {
    private static let app = "extension View {\n    func framed() -> some View { self }\n}\nstruct Card: View {}\n"
    private static let test = "extension View {\n    func framed() -> some View { self }\n}\nclass Card {}\n"

    private func world(_ folder: borrowing TemporaryFolder, isSubject: Bool) throws -> WorldFacts {
        try folder.write("App.swift", Self.app)
        try folder.write("Tests.swift", Self.test)
        try folder.write("TestsWithWords.swift", "// backlint:disable all - old\n" + Self.test)
        let tree = try SourceTree.find(root: folder.path)
        return WorldFacts(
            reading: (0..<3).map(FileID.init), of: tree, texts: SourceTexts(root: folder.path),
            isSubject: { _ in isSubject }, ships: { $0 == FileID(0) }, targets: { _ in [] }, jobs: 1)
    }

    @Test(arguments: [true, false])
    func itsWordsAreKnownWhereSomethingIsSaidAboutIt(isSubject: Bool) throws {
        let folder = try TemporaryFolder()
        let words = try world(folder, isSubject: isSubject).words
        #expect(words.rows(using: WordHash("framed")) == (isSubject ? [0, 1, 2] : [0, 2]))
        #expect(words.rows(using: WordHash(Directive.mention)) == [2])
    }

    @Test(arguments: [true, false])
    func itIsNotParsedForOthers(looksEverywhere: Bool) throws {
        let folder = try TemporaryFolder()
        let world = try world(folder, isSubject: true)
        let inquiry = Inquiry(ProjectIndex(world, looksEverywhere: looksEverywhere))
        #expect(inquiry.functions(named: Name("framed")).map(\.file) == [0])
        #expect(inquiry.functions(named: Name("framed"), inAtMost: 1)?.count == 1)
        #expect(inquiry.types(named: Name("Card")).map(\.file) == [0] && inquiry.isDeclaredType(Name("Card")))
        #expect(inquiry.uses(of: Name("View")).allSatisfy { $0.file == 0 })
        #expect(world.parsedCount == 1)
        // It sees itself, and what ships.
        inquiry.home = 1
        #expect(inquiry.functions(named: Name("framed")).map(\.file) == [0, 1])
        #expect(world.parsedCount == 2)
        inquiry.home = 0
        #expect(inquiry.functions(named: Name("framed")).map(\.file) == [0])
    }
}
