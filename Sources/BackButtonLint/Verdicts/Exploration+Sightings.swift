/// What is seen of controls, and of what looks like one.
extension Exploration {
    /// What stands on a screen.
    struct Sights {
        /// What people may tap, or take for something to tap.
        var controls: [Sighting] = []
        /// The calls that hide the bar or show it.
        var barCalls: [Place] = []
        /// The hides of the back button.
        var hides: [Place] = []
        /// Whether a dialog is declared on the screen: only then can a way back ask first.
        var holdsDialog = false
        /// Whether a stack with a bar of its own stands on the screen.
        var holdsStack = false
    }

    /// An expression that people may tap, or take for something to tap.
    struct Sighting {
        /// The chain, with what is put on the view.
        let place: Place
        /// The view's type: `Button`.
        let base: ChainLink
        let slot: Slot
        /// Whether a control around it, or a gesture on it, answers taps.
        let isCovered: Bool
        let step: Trail.StepID
    }

    /// Takes note of a chain if it is a control or an icon, or says whether the bar is drawn.
    mutating func sight(_ chain: Node, _ links: [ChainLink], _ visit: Visit) {
        guard visit.mode == .view else { return }
        for link in links where link.name == SwiftUINames.hide && link.call != nil {
            sights.hides.append(visit.place.at(link.node))
        }
        for link in links where SwiftUINames.barVisibility.contains(link.name) {
            if let call = link.call, NavigationBar.isMeant(by: call, link.name) {
                sights.barCalls.append(visit.place.at(call))
            }
        }
        if let base = links.first, base.position == 0, base.call != nil, SwiftUINames.stacks.contains(base.name) {
            sights.holdsStack = true
        }
        guard let base = links.first, base.position == 0, base.call != nil,
            SwiftUINames.controls.contains(base.name)
                || visit.slot == .leading && SwiftUINames.icons.contains(base.name)
        else { return }
        sights.controls.append(
            Sighting(
                place: visit.place.at(chain), base: base, slot: visit.slot, isCovered: isCovered(in: visit),
                step: visit.step))
    }

    /// Whether what is being looked at answers taps by what stands around it, as far as the code being scanned reaches.
    func isCovered(in visit: Visit) -> Bool {
        if visit.isCovered { return true }
        guard visit.slot == .leading, let standing else { return false }
        var child = standing
        for ancestor in [standing] + Array(standing.ancestors) {
            if ancestor.kind == .chain, !ancestor.links.allSatisfy({ leavesTapsAlone($0, around: child) }) {
                return true
            }
            if ancestor == visit.place.node { return false }
            child = ancestor
        }
        return false
    }

    /// Whether a part of a chain doesn't answer taps on what stands in it or before it.
    private func leavesTapsAlone(_ link: ChainLink, around child: Node) -> Bool {
        if link.position == 0 {
            return link.call?.contains(child) != true || SwiftUINames.plainContainers.contains(link.name)
        }
        return SwiftUINames.plainModifiers.contains(link.name)
    }

    // MARK: A bar that isn't drawn

    /// Whether a toolbar item stands in the navigation bar, and not certainly or maybe somewhere else.
    func isInNavigationBar(_ item: Node) -> Bool {
        guard let placement = item.argument(SwiftUINames.placement) else { return true }
        guard placement.kind == .implicitMember || placement.kind == .member || placement.kind == .chain else {
            return false
        }
        let words = placement.words
        return words.contains(where: SwiftUINames.navigationBarPlacements.contains)
    }

    /// Whether what a modifier is handed stands in the navigation bar alone.
    func isInNavigationBar(_ holder: Node, of link: ChainLink, _ call: Node) -> Bool {
        if link.name == SwiftUINames.navigationBarItems { return true }
        guard link.name == SwiftUINames.toolbar, holder.kind == .trailingClosure else { return false }
        // Where the closure holds items they tell themselves.
        return !holder.words.contains { $0 == SwiftUINames.toolbarItem || $0 == SwiftUINames.toolbarItemGroup }
            && !mayHoldItems(holder)
    }

    /// Whether a toolbar's content may hold items of its own that stand anywhere: members and types of the app's.
    private func mayHoldItems(_ holder: Node) -> Bool {
        holder.descendants.contains { node in
            guard node.kind == .name, let name = node.usedName else { return false }
            return !SwiftUINames.controls.contains(name) && !SwiftUINames.icons.contains(name)
                && !SwiftUINames.plainContainers.contains(name) && isOwn(name, node)
        }
    }

    private func isOwn(_ name: Name, _ node: Node) -> Bool {
        node.isCapitalized ? resolution.isDeclaredType(name) : node.parent?.kind != .argument
    }
}

/// What the calls say that hide the navigation bar.
enum NavigationBar {
    /// Whether a call of one of the modifiers about bars is about the navigation bar's visibility.
    static func isMeant(by call: Node, _ name: Name) -> Bool {
        if name == SwiftUINames.navigationBarHidden { return true }
        let arguments = call.callArguments
        guard let first = arguments.first, first.label == nil, first.value.kind != .closure else { return false }
        let bars = arguments.first { $0.label == Name("for") }
        return bars == nil || call.child(.arguments)?.words.contains(SwiftUINames.navigationBar) == true
    }

    /// What such a call does to the bar.
    static func hides(_ call: Node) -> Hides {
        guard let argument = call.callArguments.first?.value else { return .always }
        if argument.spells("true") { return .always }
        if argument.spells("false") { return .never }
        if argument.spells(".hidden") || argument.spells("Visibility.hidden") { return .always }
        return argument.spells(".visible") || argument.spells("Visibility.visible") ? .never : .conditional
    }
}
