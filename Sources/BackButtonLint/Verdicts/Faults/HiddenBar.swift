/// A screen that hides the bar, with its back button in it, and nothing else that takes the button away.
package struct HiddenBar: Sendable {
    /// The called name that hides it.
    package let site: Place
    package let screen: String
    package let reached: Verdict<Reached>

    /// What leads back outside of the bar.
    package let wayBack: Verdict<WayBack>
}

extension ScreenJudge {
    /// The screens without a hide that hide the bar for good, in path and source order.
    package func hiddenBars() -> [HiddenBar] {
        SwiftUINames.barVisibility.sorted().flatMap { index.uses(of: $0) }.sorted().compactMap { mention in
            inquiry.home = mention.file
            guard let link = mention.node.ownLink, let call = link.call, link.position > 0,
                NavigationBar.isMeant(by: call, link.name), NavigationBar.hides(call) == .always,
                let chain = mention.node.enclosingChain, let name = mention.node.child(.declName),
                isForUIKit(mention), mention.node.stackBefore == nil
            else { return nil }
            let site = mention.at(name)
            let survey = surveyor.survey(mention.at(chain), mark: site, reason: .hidesBar)
            guard survey.wrapper == nil, survey.reached == .pushed else { return nil }
            var visitor = Exploration(surveyor.surroundings, survey)
            let sights = visitor.tour().sights
            guard sights.hides.isEmpty, !sights.holdsStack,
                !visitor.madeTypes.contains(where: resolution.isRepresentable),
                sights.barCalls.allSatisfy({ NavigationBar.hides($0.node) == .always })
            else {
                return nil
            }
            var exploration = Exploration(surveyor.surroundings, survey)
            exploration.seesBar = false
            return HiddenBar(
                site: site, screen: screenName(of: mention), reached: reached(survey),
                wayBack: exploration.wayBack())
        }
    }
}
