/// The frozen index as verdicts see it: it answers, and remembers what was asked.
///
/// What was asked is what has to be gathered. Once every question was asked of an index that holds all files with the
/// answer, the verdicts are those of the whole world: they depend on nothing but the answers.
package final class Inquiry {
    package let index: ProjectIndex
    package private(set) var wanted = Wanted()

    /// The file whose hide is judged. What doesn't ship is seen by nobody but itself: an app doesn't run its tests.
    package var home: Int?

    /// `home`, if it doesn't ship: only then do answers depend on it.
    package var homeOutsideApp: Int? { home.flatMap { index.ships[$0] ? nil : $0 } }

    private var declarationsByName: [Name: [DeclarationID]] = [:]
    private var membersByName: [Wanted.Declared: [DeclarationID]] = [:]
    private var usesByName: [Name: [Place]] = [:]
    private var usesInCompany: [Wanted.Use: [Place]] = [:]
    private var filesByWord: [Name: [Int]] = [:]

    package init(_ index: ProjectIndex) { self.index = index }

    /// All declarations of a name.
    package func declarations(named name: Name) -> [DeclarationID] {
        if let known = declarationsByName[name] { return visible(known, \.file) }
        wanted.want(declared: Wanted.Declared(name))
        let found = index.declarations(named: name)
        declarationsByName[name] = found
        return visible(found, \.file)
    }

    /// The declarations of a name that stand directly among the members of a type, extensions included.
    package func members(named name: Name, of owner: Name) -> [DeclarationID] {
        let member = Wanted.Declared(name, in: owner)
        if let known = membersByName[member] { return visible(known, \.file) }
        wanted.want(declared: member)
        let found = index.declarations(named: name).filter { id in
            guard let container = index.container(of: id) else { return false }
            return index[container].isType && index[container].name == owner
        }
        membersByName[member] = found
        return visible(found, \.file)
    }

    /// All uses of a name.
    package func uses(of name: Name) -> [Place] {
        if let known = usesByName[name] { return visible(known, \.file) }
        wanted.want(used: Wanted.Use(name))
        let found = index.mentions(of: name)
        usesByName[name] = found
        return visible(found, \.file)
    }

    /// The uses of a name in files that also have the word `companion`.
    package func uses(of name: Name, with companion: Name) -> [Place] {
        let use = Wanted.Use(name, with: companion)
        if let known = usesInCompany[use] { return visible(known, \.file) }
        wanted.want(used: use)
        let found = index.mentions(of: name, in: files(with: companion))
        usesInCompany[use] = found
        return visible(found, \.file)
    }

    /// The files that have a word, ascending.
    private func files(with word: Name) -> [Int] {
        if let known = filesByWord[word] { return known }
        let files = index.files.indices.filter { index.files[$0].hasWord(word) }
        filesByWord[word] = files
        return files
    }

    private func visible<Element>(_ found: [Element], _ file: (Element) -> Int) -> [Element] {
        guard found.contains(where: { !index.ships[file($0)] }) else { return found }
        return found.filter { index.ships[file($0)] || file($0) == home }
    }
}
