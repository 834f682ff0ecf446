/// What the rules have to say about one world, parted by its directives.
///
/// First speak the rules about code, then those about directives, since these tell what the directives did to the
/// findings of the first.
struct Examination {
    private(set) var reported: [Found] = []
    private(set) var silenced: [Found] = []

    private var selection: RuleSelection
    private let index: ProjectIndex
    /// Of all files of the tree.
    private let paths: [String]
    /// Of those files that were asked about.
    private var suppressionsByFile: [Int: Suppressions] = [:]

    /// A finding and who made it.
    struct Found {
        let rule: Rule
        let finding: Finding

        /// The file to whose scope it belongs, as its place in the index.
        let home: Int
    }

    /// - Parameters:
    ///   - selection: Which rules speak about which file.
    ///   - paths: Of all files of the tree, from the root.
    init(_ selection: RuleSelection, on index: ProjectIndex, paths: [String], _ verdicts: WorldVerdicts) {
        self.selection = selection
        self.index = index
        self.paths = paths
        let rules = selection.rules
        for rule in rules {
            switch rule.check {
            case .screens(let check):
                for verdict in verdicts.screens {
                    for finding in check(verdict) { take(Found(rule: rule, finding: finding, home: verdict.site.file)) }
                }
            case .dismissals(let check):
                take(verdicts.dismissals.map(check), rule)
            case .hiddenBars(let check): take(verdicts.hiddenBars.flatMap(check), rule)
            case .backControls(let check): take(verdicts.backControls.flatMap(check), rule)
            case .dragExits(let check): take(verdicts.dragExits.flatMap(check), rule)
            case .oldNames(let check): take(verdicts.oldNames.flatMap(check), rule)
            case .repairs(let check): take(verdicts.repairs.flatMap(check), rule)
            case .directives: continue
            }
        }
        let hides = Dictionary(
            grouping: verdicts.screens.map { DirectiveUse.Hide(site: $0.site, hides: $0.hides) }, by: \.site.file)
        for rule in rules {
            guard case .directives(let check) = rule.check else { continue }
            for file in index.filesWithDirectives() where speaks(rule, about: file) {
                judgeDirectives(of: file, hides[file] ?? [], rule, check)
            }
        }
    }

    /// Those that name the rule itself come last: what they silence is known when the others are judged.
    private mutating func judgeDirectives(
        of file: Int, _ hides: [DirectiveUse.Hide], _ rule: Rule, _ check: Rule.DirectiveCheck
    ) {
        let facts = index.facts(at: file)
        let path = path(of: file)
        let fileName = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
        let rules = selection.rules(at: path)
        let enders = suppressions(of: file).soleEnders()
        for namesTheRule in [false, true] {
            let rows = facts.directives.indices.filter { row in
                let directive = facts.directives[row]
                return directive.rules.contains(rule.id) == namesTheRule && !facts.isDormant(at: directive.place.start)
            }
            var used = suppressions(of: file).used()
            func findings(on row: Int) -> [Found] {
                let use = DirectiveUse(
                    facts.directives[row], in: file, of: index, hides: hides, silences: used[row],
                    enders: (enders[row] ?? []).map { facts.directives[$0] }, fileName: fileName)
                return check(use, rules).map { Found(rule: rule, finding: $0, home: file) }
            }
            let open = rows.filter { row in !findings(on: row).allSatisfy { isSilenced($0) } }
            // One may have silenced what would be said about another.
            used = suppressions(of: file).used()
            reported += open.flatMap(findings)
        }
    }

    private func suppressions(of file: Int) -> Suppressions {
        suppressionsByFile[file] ?? Suppressions(index.facts(at: file).directives)
    }

    private mutating func take(_ findings: [Finding], _ rule: Rule) {
        for finding in findings { take(Found(rule: rule, finding: finding, home: finding.file)) }
    }

    private mutating func take(_ found: Found) {
        if speaks(found.rule, about: found.finding.file), !isSilenced(found) { reported.append(found) }
    }

    private mutating func speaks(_ rule: Rule, about file: Int) -> Bool {
        selection.severity(of: rule, at: path(of: file)) != nil
    }

    private func path(of file: Int) -> String { paths[Int(index.files[file].index)] }

    private mutating func isSilenced(_ found: Found) -> Bool {
        let finding = found.finding
        var suppressions = suppressions(of: finding.file)
        // Held once, it is changed where it is and not copied for each finding.
        suppressionsByFile[finding.file] = nil
        let isSilenced = suppressions.silence(
            found.rule.id, at: finding.range.start, onlyByName: found.rule.check.isAboutDirectives)
        suppressionsByFile[finding.file] = suppressions
        if isSilenced { silenced.append(found) }
        return isSilenced
    }
}
