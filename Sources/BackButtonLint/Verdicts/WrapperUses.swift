/// Finds the screens that use a wrapper.
struct WrapperUses {
    let resolution: Resolution
    let surveyor: Surveyor
    private var index: ProjectIndex { resolution.inquiry.index }

    /// One screen's use, at the outermost call written in it.
    struct Use {
        /// The called name.
        let name: Place
        /// The expression around it.
        let place: Place
        /// The call of the wrapper that holds the hide: it fills the wrapper's parameters.
        let innermostCall: Place?
        let survey: Survey

        /// The call that puts it on the view: its own, or the `modifier` around it.
        var spot: Place? {
            let call = place.node.ownLink?.call
            for ancestor in place.node.ancestors {
                switch ancestor.kind {
                case .chain, .arguments, .argument: continue
                case .call where ancestor.link?.name == Name("modifier"): return place.at(ancestor)
                default: return call.map(place.at)
                }
            }
            return call.map(place.at)
        }
    }

    func uses(of wrapper: Survey.Wrapper) -> [Use] {
        var uses: [Use] = []
        var seen: Set<Place> = []
        var waiting = sites(of: wrapper).map { ($0, call(of: $0)) }
        waiting.reverse()
        while let (site, innermost) = waiting.popLast() {
            guard seen.insert(site).inserted else { continue }
            let survey = surveyor.survey(
                site, mark: site.at(site.node.child(.declName) ?? site.node), reason: .usesWrapper)
            if let outer = survey.wrapper {
                // A wrapper around the wrapper: its uses are the screens.
                waiting += sites(of: outer).reversed().map { ($0, innermost) }
                continue
            }
            uses.append(
                Use(
                    name: site.at(site.node.child(.declName) ?? site.node), place: site, innermostCall: innermost,
                    survey: survey))
        }
        return uses.sorted { $0.name < $1.name }
    }

    private func sites(of wrapper: Survey.Wrapper) -> [Place] {
        let name = index[wrapper.declaration].name
        switch wrapper.kind {
        case .style:
            return []
        case .modifier, .container:
            return surveyor.instantiations(of: name)
        case .viewFunction:
            let own = index.place(wrapper.declaration)
            return resolution.inquiry.uses(of: name).filter { place in
                (place.node.kind == .member || place.node.kind == .name)
                    && !(place.file == own.file && own.node.contains(place.node))
                    && place.node.ownLink != nil
            }
        }
    }

    private func call(of site: Place) -> Place? { site.node.ownLink?.call.map { site.at($0) } }
}
