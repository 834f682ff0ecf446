/// The index as the verdict on one hide sees it: it answers each question once, and leaves out what doesn't ship.
package final class Inquiry {
    package let index: ProjectIndex

    /// The file whose hide is judged. What doesn't ship is seen by nobody but itself: an app doesn't run its tests.
    package var home: Int? {
        didSet {
            let outside = home.flatMap { index.ships[$0] ? nil : $0 }
            if outside != homeOutsideApp { (homeOutsideApp, known) = (outside, Known()) }
        }
    }

    /// `home`, if it doesn't ship: only then do answers depend on it.
    package private(set) var homeOutsideApp: Int?

    private var known = Known()

    /// The answers that were given.
    private struct Known {
        var types: [Name: [DeclarationID]] = [:]
        var inheritingTypes: [Name: [DeclarationID]] = [:]
        var aliases: [Name: [DeclarationID]] = [:]
        var declaredTypes: [Name: [DeclarationID]] = [:]
        var functions: [Name: [DeclarationID]] = [:]
        var labelledFunctions: [Pair: [DeclarationID]] = [:]
        var globals: [Name: [DeclarationID]] = [:]
        var members: [Pair: [DeclarationID]] = [:]
        var uses: [Name: [Place]] = [:]
        var usesInCompany: [Pair: [Place]] = [:]
    }

    /// Two names that are asked for together.
    private struct Pair: Hashable {
        let name: Name
        let companion: Name
    }

    package init(_ index: ProjectIndex) { self.index = index }

    /// The types of a name, and their extensions.
    package func types(named name: Name) -> [DeclarationID] {
        known.types.value(of: name) { index.types(named: name, seenFrom: homeOutsideApp) }
    }

    /// The types of a name, and their extensions, that say what the type inherits or conforms to.
    package func inheritingTypes(named name: Name) -> [DeclarationID] {
        known.inheritingTypes.value(of: name) { index.inheritingTypes(named: name, seenFrom: homeOutsideApp) }
    }

    /// Whether a type of a name is declared, more than only extended.
    package func isDeclaredType(_ name: Name) -> Bool {
        index.isDeclaredType(name, seenFrom: homeOutsideApp)
    }

    /// The types of a name without their extensions.
    package func declaredTypes(named name: Name) -> [DeclarationID] {
        known.declaredTypes.value(of: name) { index.declaredTypes(named: name, seenFrom: homeOutsideApp) }
    }

    /// The other names for types of a name.
    package func aliases(named name: Name) -> [DeclarationID] {
        known.aliases.value(of: name) { index.aliases(named: name, seenFrom: homeOutsideApp) }
    }

    /// The functions of a name, wherever they stand.
    package func functions(named name: Name) -> [DeclarationID] {
        known.functions.value(of: name) { index.functions(named: name, seenFrom: homeOutsideApp) }
    }

    /// The functions of a name that may have a parameter with a label; any without a label.
    package func functions(named name: Name, labelled label: Name?) -> [DeclarationID] {
        guard let label else { return functions(named: name) }
        if let all = known.functions[name] { return all }
        let pair = Pair(name: name, companion: label)
        return known.labelledFunctions.value(of: pair) {
            index.functions(named: name, labelled: label, seenFrom: homeOutsideApp)
        }
    }

    /// The functions of a name; nil if more than `limit` files seem to declare one: then nobody can tell which is meant.
    package func functions(named name: Name, inAtMost limit: Int) -> [DeclarationID]? {
        index.fileCount(ofFunctionsNamed: name, seenFrom: homeOutsideApp) > limit ? nil : functions(named: name)
    }

    /// The functions and variables of the file level with a name.
    package func globals(named name: Name) -> [DeclarationID] {
        known.globals.value(of: name) { index.globals(named: name, seenFrom: homeOutsideApp) }
    }

    /// The declarations of a name that stand directly among the members of a type, extensions included.
    package func members(named name: Name, of owner: Name) -> [DeclarationID] {
        let pair = Pair(name: name, companion: owner)
        return known.members.value(of: pair) { index.members(named: name, of: owner, seenFrom: homeOutsideApp) }
    }

    /// All uses of a name.
    package func uses(of name: Name) -> [Place] {
        known.uses.value(of: name) { index.uses(of: name, seenFrom: homeOutsideApp) }
    }

    /// The uses of a name in files that also have the word `companion`.
    package func uses(of name: Name, with companion: Name) -> [Place] {
        let pair = Pair(name: name, companion: companion)
        return known.usesInCompany.value(of: pair) {
            index.uses(of: name, with: companion, seenFrom: homeOutsideApp)
        }
    }

    /// The files that seem to use all of some words, at least one; may be one too many.
    package func files(using names: [Name]) -> [Int] { index.files(using: names, seenFrom: homeOutsideApp) }

    /// Whether a name is used in a way that `isMeant`; looked for in `file` first, and no further than it is found.
    package func isUsed(_ name: Name, firstIn file: Int, where isMeant: (Place) -> Bool) -> Bool {
        index.isUsed(name, firstIn: file, seenFrom: homeOutsideApp, where: isMeant)
    }

    /// Whether a name is used anywhere.
    package func isUsed(_ name: Name) -> Bool {
        index.isUsed(name, seenFrom: homeOutsideApp)
    }
}
