/// Finds what is wrong with the controls of a screen that look like a way back.
struct FaultFinder {
    let surveyor: Surveyor
    let itemSites: ItemSiteFinder
    private var resolution: Resolution { surveyor.resolution }
    private var index: ProjectIndex { resolution.index }

    /// - Parameters:
    ///   - survey: What belongs to the screen.
    ///   - sights: What stands on it.
    func faults(of survey: Survey, _ sights: Exploration.Sights, _ wayBack: WayBack) -> ScreenFaults {
        var faults = ScreenFaults()
        var seen: Set<Place> = []
        for sighting in sights.controls where seen.insert(sighting.place).inserted {
            if let fault = inert(sighting) {
                faults.inert.append(fault)
            } else if let fault = pushing(sighting, survey) {
                faults.pushing.append(fault)
            }
        }
        faults.inert = oneOfEachItem(faults.inert.sorted { $0.name < $1.name })
        faults.pushing.sort { $0.name < $1.name }
        faults.hiddenBar = hiddenBar(survey, sights, wayBack)
        if wayBack == .leading { faults.plain = PlainItemFinder(resolution: resolution).plainItem(sights) }
        return faults
    }

    // MARK: Inert

    private func inert(_ sighting: Exploration.Sighting) -> FaultyControl? {
        guard sighting.slot == .leading, !sighting.isCovered, let call = sighting.base.call else { return nil }
        let label = ControlLabel(of: sighting.base, in: sighting.place.file, resolution)
        guard label.promisesToLeave else { return nil }
        if SwiftUINames.icons.contains(sighting.base.name) { return fault(sighting, deed: sighting.place) }
        guard sighting.base.name == SwiftUINames.button, let action = call.buttonAction,
            action.kind == .closure, doesNothing(action)
        else {
            return nil
        }
        return fault(sighting, deed: sighting.place.at(action))
    }

    /// A chevron and its text make one control: the stack around them if there is nothing else in it, else the first.
    private func oneOfEachItem(_ faults: [FaultyControl]) -> [FaultyControl] {
        var controls: [FaultyControl] = []
        var ends: [Place: Int] = [:]
        for fault in faults {
            let item = fault.name.node.ancestors.first { ancestor in
                ancestor.kind == .call && ancestor.link.map { SwiftUINames.toolbarItemNames.contains($0.name) } == true
            }
            let around = fault.name.at(item ?? fault.expression.node.parent ?? fault.expression.node)
            if let first = ends[around] {
                let others = faults.filter { around.node.contains($0.name.node) }
                controls[first] = stack(of: controls[first], others) ?? controls[first].withoutRemedy
            } else {
                ends[around] = controls.count
                controls.append(fault)
            }
        }
        return controls
    }

    /// A control made of all that stands in a stack.
    private func stack(of first: FaultyControl, _ faults: [FaultyControl]) -> FaultyControl? {
        guard let closure = first.expression.node.parent, closure.kind == .closure,
            let chain = closure.firstAncestor(.chain), let base = chain.links.first, base.position == 0,
            base.call?.contains(closure) == true, SwiftUINames.plainContainers.contains(base.name),
            !SwiftUINames.toolbarItemNames.contains(base.name),
            closure.children.allSatisfy({ item in faults.contains { $0.expression.node == item && $0.deed.node == item }
            })
        else { return nil }
        let whole = first.name.at(chain)
        return FaultyControl(name: first.name, expression: whole, deed: whole, dismissal: first.dismissal)
    }

    /// Whether a closure is empty, or only prints.
    private func doesNothing(_ closure: Node) -> Bool {
        closure.children.allSatisfy { item in
            guard item.kind == .chain, let base = item.links.first, base.position == 0 else { return false }
            return SwiftUINames.printing.contains(base.name) && base.call != nil && item.links.count == 1
        }
    }

    // MARK: Pushing

    private func pushing(_ sighting: Exploration.Sighting, _ survey: Survey) -> FaultyControl? {
        guard SwiftUINames.controls.contains(sighting.base.name), let call = sighting.base.call,
            ControlLabel(of: sighting.base, in: sighting.place.file, resolution).pointsBack
        else { return nil }
        let deed: Place
        if sighting.base.name == SwiftUINames.navigationLink {
            deed = sighting.place.at(call)
        } else {
            guard let action = actionCode(of: call, sighting.place), pushes(action) else { return nil }
            deed = action
        }
        return leads(sighting, survey) == .none ? fault(sighting, deed: deed) : nil
    }

    /// The code that runs when a button is tapped: its closure, or that of the method handed on.
    private func actionCode(of call: Node, _ place: Place) -> Place? {
        guard let action = call.buttonAction else { return nil }
        guard action.kind == .closure else { return method(meantBy: action, place) }
        // A closure of nothing but the call of an own method is that method.
        let items = Array(action.children)
        return items.count == 1 ? method(meantBy: items[0], place) ?? place.at(action) : place.at(action)
    }

    private func method(meantBy value: Node, _ place: Place) -> Place? {
        guard let link = value.links.last, value.links.count == 1,
            case .members(let members) = resolution.meaning(of: link.name, at: place.at(link.node)), members.count == 1,
            index[members[0]].kind == .function, let code = index.node(members[0]).child(.codeBlock)
        else { return nil }
        return Place(members[0].file, code)
    }

    /// Whether code puts a screen on a path, or sets the flag that a link or destination waits for.
    private func pushes(_ code: Place) -> Bool {
        code.node.descendants.contains { node in
            switch node.kind {
            case .chain:
                let links = node.links
                guard let last = links.last, let call = last.call, links.count > 1 else { return false }
                if last.name == Name("append") {
                    return links[links.count - 2].node.soundsLikePath && !call.callArguments.isEmpty
                }
                return last.name == LeavingCalls.toggle && opens(links[links.count - 2].name, in: code.file)
            case .sequence:
                guard let (target, value) = node.assignment, let flag = target.links.last?.name else { return false }
                return value.spells("true") && opens(flag, in: code.file)
            default: return false
            }
        }
    }

    /// Whether a link or destination in the file is shown by a flag.
    private func opens(_ flag: Name, in file: Int) -> Bool {
        index.uses(of: flag, inFile: file).contains { use in
            guard let argument = use.node.firstAncestor(.argument), let label = argument.child(.label)?.name,
                SwiftUINames.showing.contains(label), let link = argument.parent?.parent?.link
            else { return false }
            return link.name == SwiftUINames.navigationLink || SwiftUINames.pushing.contains(link.name)
        }
    }

    /// The way back that one control alone is.
    private func leads(_ sighting: Exploration.Sighting, _ survey: Survey) -> WayBack {
        guard let alone = survey.narrowed(to: sighting.place, isLeading: sighting.slot == .leading) else {
            return .unknown
        }
        var exploration = Exploration(surveyor.surroundings, alone)
        return exploration.wayBack().answer
    }

    // MARK: The bar

    /// The call that hides the bar for good, if nothing outside of it leads back.
    func hiddenBar(_ survey: Survey, _ sights: Exploration.Sights, _ wayBack: WayBack) -> Place? {
        guard wayBack == .leading || wayBack == .elsewhere, !sights.barCalls.isEmpty else { return nil }
        // The search for a leading item ended with it: what stands further out wasn't seen.
        var visitor = Exploration(surveyor.surroundings, survey)
        let all = visitor.tour().sights
        guard let first = all.barCalls.first, !all.holdsStack,
            all.barCalls.allSatisfy({ NavigationBar.hides($0.node) == .always && !$0.node.isInBranch })
        else { return nil }
        var exploration = Exploration(surveyor.surroundings, survey)
        exploration.seesBar = false
        return exploration.wayBack().answer == .none ? first : nil
    }

    private func fault(_ sighting: Exploration.Sighting, deed: Place) -> FaultyControl {
        let dismissal = itemSites.dismissal(at: sighting.place)
        return FaultyControl(
            name: sighting.place.at(sighting.base.node.child(.declName) ?? sighting.base.node),
            expression: sighting.place, deed: deed, dismissal: dismissal)
    }
}

extension Node {
    /// Whether it stands in a branch of an `if` or `switch`, or of a `?`, within its function or closure.
    fileprivate var isInBranch: Bool {
        for ancestor in ancestors {
            switch ancestor.kind {
            case .ifStmt, .switchCase, .sequence: return true
            case .memberBlock, .funcDecl: return false
            default: continue
            }
        }
        return false
    }
}
