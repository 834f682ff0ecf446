/// All that is known of one world, by its files in path order. It never changes: of what its files say, only what is
/// asked for is ever made, and it is the same whenever that happens.
///
/// One thread's view: it keeps at hand what it has seen. Any number of views share the facts behind them.
package final class ProjectIndex {
    private let world: WorldFacts

    /// By row: the world's files, in path order.
    package var files: [FileID] { world.files }

    /// By row: whether the file runs in an app. Tests and the like don't.
    package var ships: [Bool] { world.ships }

    /// Whether every file is asked, whatever the words in it: must change nothing.
    private let looksEverywhere: Bool

    private var facts: [FileFacts?]
    private var uses: [WordUses?]
    private var usesInFiles: [FileWord: [Place]] = [:]

    package init(_ world: WorldFacts, looksEverywhere: Bool = false) {
        self.world = world
        self.looksEverywhere = looksEverywhere
        facts = Array(repeating: nil, count: world.files.count)
        uses = Array(repeating: nil, count: world.files.count)
    }

    /// Whether a target compiles both files: they see each other's names before those of other modules.
    package func shareTarget(_ file: Int, _ other: Int) -> Bool {
        file == other || world.targets[file].contains(where: world.targets[other].contains)
    }

    /// Whether a manifest says which targets compile a file.
    package func hasTargets(_ file: Int) -> Bool { !world.targets[file].isEmpty }

    // MARK: Files

    /// What a file says.
    package func facts(at row: Int) -> FileFacts {
        if let known = facts[row] { return known }
        let made = world.facts(at: row)
        facts[row] = made
        return made
    }

    /// Whether a file is parsed already: asking what it says costs next to nothing.
    package func isKnown(_ row: Int) -> Bool { facts[row] != nil }

    private func wordUses(at row: Int) -> WordUses {
        if let known = uses[row] { return known }
        let made = WordUses(facts(at: row).tree)
        uses[row] = made
        return made
    }

    /// The rows of the files with directives, ascending.
    package func filesWithDirectives() -> [Int] {
        rows { $0.rows(using: WordHash(Directive.mention)) }.filter { !facts(at: $0).directives.isEmpty }
    }

    // MARK: Declarations

    package subscript(id: DeclarationID) -> Declaration { facts(at: id.file).declarations[id.index] }

    package func node(_ id: DeclarationID) -> Node {
        let facts = facts(at: id.file)
        return Node(tree: facts.tree, id: facts.declarations[id.index].node)
    }

    package func place(_ id: DeclarationID) -> Place { Place(id.file, node(id)) }

    /// The innermost declaration around a place, itself included.
    package func declaration(around place: Place) -> DeclarationID? {
        facts(at: place.file).declaration(around: place.node).map { DeclarationID(file: place.file, index: $0) }
    }

    /// The declaration around a declaration.
    package func container(of id: DeclarationID) -> DeclarationID? {
        self[id].container.map { DeclarationID(file: id.file, index: $0) }
    }

    /// The innermost type or extension around a declaration.
    package func type(around id: DeclarationID) -> DeclarationID? {
        let declarations = facts(at: id.file).declarations
        var next = declarations[id.index].container
        while let index = next {
            if declarations[index].isType { return DeclarationID(file: id.file, index: index) }
            next = declarations[index].container
        }
        return nil
    }

    /// What stands directly in a declaration, in source order.
    package func contents(of id: DeclarationID) -> [DeclarationID] {
        facts(at: id.file).contents(of: id.index).map { DeclarationID(file: id.file, index: $0) }
    }

    // MARK: Names. All answers are in path and source order, and leave out previews and code that isn't compiled. Who asks
    // sees the files that ship, and `home`.

    /// The types of a name and their extensions.
    package func types(named name: Name, seenFrom home: Int?) -> [DeclarationID] {
        let rows = rows(from: home) { $0.rows(declaring: WordHash(name), andOneOf: [.type, .extended]) }
        return declarations(named: name, in: rows) {
            $0.isType
        }
    }

    /// Those of them that say what the type inherits or conforms to.
    package func inheritingTypes(named name: Name, seenFrom home: Int?) -> [DeclarationID] {
        let rows = rows(from: home) {
            $0.rows(declaring: WordHash(name), as: .inheriting, andOneOf: [.type, .extended])
        }
        return declarations(named: name, in: rows) { $0.isType }.filter { node($0).child(.inheritance) != nil }
    }

    /// The other names for types of a name.
    package func aliases(named name: Name, seenFrom home: Int?) -> [DeclarationID] {
        let rows = rows(from: home) { $0.rows(declaring: WordHash(name), as: .alias) }
        return declarations(named: name, in: rows) { $0.kind == .alias }
    }

    /// The types of a name without their extensions.
    package func declaredTypes(named name: Name, seenFrom home: Int?) -> [DeclarationID] {
        let rows = rows(from: home) { $0.rows(declaring: WordHash(name), as: .type) }
        return declarations(named: name, in: rows) {
            $0.isType && $0.kind != .extensionType
        }
    }

    /// Whether a type of a name is declared, more than only extended.
    package func isDeclaredType(_ name: Name, seenFrom home: Int?) -> Bool {
        let rows = rows(from: home) { $0.rows(declaring: WordHash(name), as: .type) }
        // Any will do, so those first that are known already.
        return (rows.filter(isKnown) + rows.filter { !isKnown($0) }).contains { row in
            let facts = facts(at: row)
            return facts.declarations(named: name).contains { index in
                let declaration = facts.declarations[index]
                return !declaration.isDormant && declaration.isType && declaration.kind != .extensionType
            }
        }
    }

    /// The functions of a name, wherever they stand.
    package func functions(named name: Name, seenFrom home: Int?) -> [DeclarationID] {
        let rows = rows(from: home) { $0.rows(declaring: WordHash(name), as: .function) }
        return declarations(named: name, in: rows) { $0.kind == .function }
    }

    /// Those of them whose file has the word `label`.
    package func functions(named name: Name, labelled label: Name, seenFrom home: Int?) -> [DeclarationID] {
        let rows = rows(from: home) { words in
            words.rows(declaring: WordHash(name), as: .function)
                .intersection(ofAscending: words.rows(using: WordHash(label)))
        }
        return declarations(named: name, in: rows) { $0.kind == .function }
    }

    /// In how many files a function of that name seems to be declared; may count one too many.
    package func fileCount(ofFunctionsNamed name: Name, seenFrom home: Int?) -> Int {
        world.words.rows(declaring: WordHash(name), as: .function).count { isSeen($0, from: home) }
    }

    /// The functions and variables of the file level, as far as they begin at the start of a line.
    package func globals(named name: Name, seenFrom home: Int?) -> [DeclarationID] {
        let rows = rows(from: home) { words in
            words.rows(declaring: WordHash(name), as: .unindented, andOneOf: [.function, .value])
        }
        return declarations(named: name, in: rows) { declaration in
            declaration.container == nil && (declaration.kind == .function || declaration.kind == .variable)
        }
        .filter { isUnindented(node($0)) }
    }

    /// The members of a name, of a type and its extensions.
    package func members(named name: Name, of owner: Name, seenFrom home: Int?) -> [DeclarationID] {
        let rows = rows(from: home) { words in
            let owners = words.rows(declaring: WordHash(owner), andOneOf: [.type, .extended])
            // These have no name of their own that could be looked for.
            if name == Declaration.initializerName || name == Declaration.subscriptName || owners.isEmpty {
                return owners
            }
            return owners.intersection(ofAscending: words.rows(declaring: WordHash(name), andOneOf: .declared))
        }
        return declarations(named: name, in: rows) { _ in true }.filter { id in
            guard let container = container(of: id) else { return false }
            return self[container].isType && self[container].name == owner
        }
    }

    private func declarations(
        named name: Name,
        in rows: [Int],
        where isMeant: (Declaration) -> Bool
    ) -> [DeclarationID] {
        var found: [DeclarationID] = []
        for row in rows {
            let facts = facts(at: row)
            for index in facts.declarations(named: name)
            where !facts.declarations[index].isDormant && isMeant(facts.declarations[index]) {
                found.append(DeclarationID(file: row, index: index))
            }
        }
        return found
    }

    private func isUnindented(_ declaration: Node) -> Bool {
        guard let name = declaration.child(.declName) else { return false }
        return declaration.tree.bytes.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { LineStart.isUnindented($0, at: name.range.start) } ?? false
        }
    }

    /// Where a word is used, whether or not that ships.
    package func uses(of name: Name) -> [Place] {
        rows { $0.rows(using: WordHash(name)) }.flatMap { uses(of: name, inFile: $0) }
    }

    /// Where a word is used.
    package func uses(of name: Name, seenFrom home: Int?) -> [Place] {
        rows(from: home) { $0.rows(using: WordHash(name)) }.flatMap { uses(of: name, inFile: $0) }
    }

    /// Where a word is used in files that have the word `companion` too.
    package func uses(of name: Name, with companion: Name, seenFrom home: Int?) -> [Place] {
        let rows = rows(from: home) { words in
            words.rows(using: WordHash(name)).intersection(ofAscending: words.rows(using: WordHash(companion)))
        }
        return rows.flatMap { row in wordUses(at: row).has(companion) ? uses(of: name, inFile: row) : [] }
    }

    /// The files that seem to use all of some words; may be one too many.
    package func files(using names: [Name], seenFrom home: Int?) -> [Int] {
        rows(from: home) { words in
            var rows = words.rows(using: WordHash(names[0]))
            for name in names.dropFirst() where !rows.isEmpty {
                rows = rows.intersection(ofAscending: words.rows(using: WordHash(name)))
            }
            return rows
        }
    }

    /// Whether a word is used.
    package func isUsed(_ name: Name, seenFrom home: Int?) -> Bool {
        rows(from: home) { $0.rows(using: WordHash(name)) }.contains { !uses(of: name, inFile: $0).isEmpty }
    }

    /// Whether a word is used in a way that `isMeant`; looked for in `file` first, and no further than it is found.
    package func isUsed(
        _ name: Name, firstIn file: Int, seenFrom home: Int?, where isMeant: (Place) -> Bool
    ) -> Bool {
        let rows = rows(from: home) { $0.rows(using: WordHash(name)) }
        return ([file] + rows.filter { $0 != file }).contains { uses(of: name, inFile: $0).contains(where: isMeant) }
    }

    /// Where a word is used in one file.
    package func uses(of name: Name, inFile row: Int) -> [Place] {
        let word = FileWord(name: name, file: row)
        if let known = usesInFiles[word] { return known }
        let facts = facts(at: row)
        let found = wordUses(at: row).nodes(using: name).compactMap { node in
            facts.isDormant(node) ? nil : Place(row, Node(tree: facts.tree, id: node))
        }
        usesInFiles[word] = found
        return found
    }

    private struct FileWord: Hashable {
        let name: Name
        let file: Int
    }

    private func rows(_ search: (WordIndex) -> [Int]) -> [Int] {
        looksEverywhere ? Array(files.indices) : search(world.words)
    }

    /// Those of them that are seen, so that nothing else is ever parsed for an answer.
    private func rows(from home: Int?, _ search: (WordIndex) -> [Int]) -> [Int] {
        rows(search).filter { isSeen($0, from: home) }
    }

    private func isSeen(_ row: Int, from home: Int?) -> Bool { ships[row] || row == home }
}

extension [Int] {
    /// What is in both of two ascending lists.
    fileprivate func intersection(ofAscending other: [Int]) -> [Int] {
        var common: [Int] = []
        var next = 0
        for value in self {
            while next < other.count, other[next] < value { next += 1 }
            if next < other.count, other[next] == value { common.append(value) }
        }
        return common
    }
}
