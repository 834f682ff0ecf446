/// All that is known of one world: the facts of its gathered files, in path order. Built once, never changed.
package struct ProjectIndex: Sendable {
    package let files: [FileFacts]

    /// The declarations that are part of the app, by name, in path and source order.
    private let declarationsByName: [Name: [DeclarationID]]

    /// For each file whether it runs in an app: tests and the like don't.
    package let ships: [Bool]

    /// For each file the targets that compile it, ascending.
    private let targets: [[Int32]]

    /// Takes the facts in any order.
    package init(_ facts: [FileFacts], ships: (FileID) -> Bool, targets: (FileID) -> [Int32]) {
        files = facts.sorted { $0.file < $1.file }
        self.ships = files.map { ships($0.file) }
        self.targets = files.map { targets($0.file) }
        var declarationsByName: [Name: [DeclarationID]] = [:]
        for (file, facts) in files.enumerated() {
            for (index, declaration) in facts.declarations.enumerated() where !declaration.isDormant {
                declarationsByName[declaration.name, default: []].append(DeclarationID(file: file, index: index))
            }
        }
        self.declarationsByName = declarationsByName
    }

    /// Whether a target compiles both files: they see each other's names before those of other modules.
    package func shareTarget(_ file: Int, _ other: Int) -> Bool {
        file == other || targets[file].contains(where: targets[other].contains)
    }

    package subscript(id: DeclarationID) -> Declaration { files[id.file].declarations[id.index] }

    package func node(_ id: DeclarationID) -> Node { Node(tree: files[id.file].tree, id: self[id].node) }

    package func place(_ id: DeclarationID) -> Place { Place(id.file, node(id)) }

    /// The declarations of a name that are part of the app, in path and source order.
    package func declarations(named name: Name) -> [DeclarationID] {
        declarationsByName[name] ?? []
    }

    /// Where a word is used in the app, in path and source order.
    package func mentions(of name: Name) -> [Place] {
        mentions(of: name, in: files.indices)
    }

    /// Where a word is used in some of the files, in path and source order.
    package func mentions(of name: Name, in someFiles: some Sequence<Int>) -> [Place] {
        var found: [Place] = []
        for file in someFiles {
            for mention in files[file].mentions(of: name) where !files[file].isDormant(mention.node) {
                found.append(Place(file, Node(tree: files[file].tree, id: mention.node)))
            }
        }
        return found
    }

    /// The innermost declaration around a place, itself included.
    package func declaration(around place: Place) -> DeclarationID? {
        files[place.file].declaration(around: place.node).map { DeclarationID(file: place.file, index: $0) }
    }

    /// The declaration around a declaration.
    package func container(of id: DeclarationID) -> DeclarationID? {
        self[id].container.map { DeclarationID(file: id.file, index: $0) }
    }

    /// The innermost type or extension around a declaration.
    package func type(around id: DeclarationID) -> DeclarationID? {
        var at = container(of: id)
        while let here = at {
            if self[here].isType { return here }
            at = container(of: here)
        }
        return nil
    }
}
