/// The index as the verdict on one hide sees it: it answers each question once, and leaves out what doesn't ship.
package final class Inquiry {
    package let index: ProjectIndex

    /// The file whose hide is judged. What doesn't ship is seen by nobody but itself: an app doesn't run its tests.
    package var home: Int?

    /// `home`, if it doesn't ship: only then do answers depend on it.
    package var homeOutsideApp: Int? { home.flatMap { index.ships[$0] ? nil : $0 } }

    private var types: [Name: [DeclarationID]] = [:]
    private var inheritingTypes: [Name: [DeclarationID]] = [:]
    private var aliases: [Name: [DeclarationID]] = [:]
    private var declaredTypes: [Name: [DeclarationID]] = [:]
    private var functions: [Name: [DeclarationID]] = [:]
    private var labelledFunctions: [Pair: [DeclarationID]] = [:]
    private var globals: [Name: [DeclarationID]] = [:]
    private var members: [Pair: [DeclarationID]] = [:]
    private var uses: [Name: [Place]] = [:]
    private var usesInCompany: [Pair: [Place]] = [:]

    /// Two names that are asked for together.
    private struct Pair: Hashable {
        let name: Name
        let companion: Name
    }

    package init(_ index: ProjectIndex) { self.index = index }

    /// The types of a name, and their extensions.
    package func types(named name: Name) -> [DeclarationID] {
        visible(known(name, in: &types) { index.types(named: name) }, \.file)
    }

    /// The types of a name, and their extensions, that say what the type inherits or conforms to.
    package func inheritingTypes(named name: Name) -> [DeclarationID] {
        visible(known(name, in: &inheritingTypes) { index.inheritingTypes(named: name) }, \.file)
    }

    /// Whether a type of a name is declared, more than only extended.
    package func isDeclaredType(_ name: Name) -> Bool {
        index.isDeclaredType(name) { index.ships[$0] || $0 == home }
    }

    /// The types of a name without their extensions.
    package func declaredTypes(named name: Name) -> [DeclarationID] {
        visible(known(name, in: &declaredTypes) { index.declaredTypes(named: name) }, \.file)
    }

    /// The other names for types of a name.
    package func aliases(named name: Name) -> [DeclarationID] {
        visible(known(name, in: &aliases) { index.aliases(named: name) }, \.file)
    }

    /// The functions of a name, wherever they stand.
    package func functions(named name: Name) -> [DeclarationID] {
        visible(known(name, in: &functions) { index.functions(named: name) }, \.file)
    }

    /// The functions of a name that may have a parameter with a label; any if there is none.
    package func functions(named name: Name, labelled label: Name?) -> [DeclarationID] {
        guard let label else { return functions(named: name) }
        if let all = functions[name] { return visible(all, \.file) }
        let pair = Pair(name: name, companion: label)
        return visible(
            known(pair, in: &labelledFunctions) { index.functions(named: name, labelled: label) }, \.file)
    }

    /// The functions of a name; nil if more than `limit` files seem to declare one: then nobody can tell which is meant.
    package func functions(named name: Name, inAtMost limit: Int) -> [DeclarationID]? {
        index.fileCount(ofFunctionsNamed: name) > limit ? nil : functions(named: name)
    }

    /// The functions and variables of the file level with a name.
    package func globals(named name: Name) -> [DeclarationID] {
        visible(known(name, in: &globals) { index.globals(named: name) }, \.file)
    }

    /// The declarations of a name that stand directly among the members of a type, extensions included.
    package func members(named name: Name, of owner: Name) -> [DeclarationID] {
        let pair = Pair(name: name, companion: owner)
        return visible(known(pair, in: &members) { index.members(named: name, of: owner) }, \.file)
    }

    /// All uses of a name.
    package func uses(of name: Name) -> [Place] {
        visible(known(name, in: &uses) { index.uses(of: name) }, \.file)
    }

    /// The uses of a name in files that also have the word `companion`.
    package func uses(of name: Name, with companion: Name) -> [Place] {
        let pair = Pair(name: name, companion: companion)
        return visible(known(pair, in: &usesInCompany) { index.uses(of: name, with: companion) }, \.file)
    }

    /// Whether a name is used anywhere.
    package func isUsed(_ name: Name) -> Bool {
        index.isUsed(name) { index.ships[$0] || $0 == home }
    }

    private func known<Question: Hashable, Answer>(
        _ question: Question,
        in answers: inout [Question: Answer],
        else answer: () -> Answer
    ) -> Answer {
        if let known = answers[question] { return known }
        let found = answer()
        answers[question] = found
        return found
    }

    private func visible<Element>(_ found: [Element], _ file: (Element) -> Int) -> [Element] {
        guard found.contains(where: { !index.ships[file($0)] }) else { return found }
        return found.filter { index.ships[file($0)] || file($0) == home }
    }
}
