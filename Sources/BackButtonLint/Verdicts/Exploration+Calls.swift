/// What a chain of names does: leaves, or leads to code that may.
extension Exploration {
    /// Looks at the names of a chain in turn.
    mutating func look(at links: [ChainLink], in node: Node, _ visit: Visit) {
        guard let first = links.first else { return }
        for link in links where leavesByTeamName(link, links, node, visit) {
            foundExit(at: visit.place.at(link.node), .leavesByTeamName, in: visit)
            return
        }
        for link in links where leavesByItself(link, links, visit) {
            foundExit(at: visit.place.at(link.node), leavingReason(link), in: visit)
            return
        }
        if first.position == 0, first.node.kind == .name { lookAtBase(first, links, visit) }
        for (position, link) in links.enumerated() where link.position > 0 || link.node.kind == .implicitMember {
            if link.name == LeavingCalls.send, let call = link.call {
                lookAtSend(call, links.prefix(position), visit)
            } else if link.name == LeavingCalls.toggle, position > 0 {
                touch(
                    links[position - 1].name, at: visit.place.at(node),
                    .cleared, in: visit)
            } else if link.node.kind == .member {
                lookAtMember(link, links.prefix(position), links[position...], node, visit)
            }
        }
    }

    // MARK: By itself

    /// Whether a call leaves whatever the sources say: UIKit's pops, and taking from the end of a path.
    private func leavesByItself(_ link: ChainLink, _ links: [ChainLink], _ visit: Visit) -> Bool {
        guard let call = link.call else { return false }
        if LeavingCalls.controllerPops.contains(link.name) { return true }
        if link.name == LeavingCalls.dismiss, call.argument(SwiftUINames.animated) != nil { return true }
        if LeavingCalls.pathPops.contains(link.name),
            let before = links.last(where: { $0.position < link.position && $0.name != LeavingCalls.wrappedValue })
        {
            return isPath(before, links.prefix { $0.position <= before.position }, visit)
        }
        return false
    }

    /// Whether the team says of a name that it leaves: where it is called, or handed on as the last of its chain.
    private func leavesByTeamName(_ link: ChainLink, _ links: [ChainLink], _ node: Node, _ visit: Visit) -> Bool {
        guard resolution.team.leaves.contains(link.name) else { return false }
        if link.call != nil { return true }
        return links.last?.node == link.node && (visit.mode == .action || node.parent?.kind == .argument)
    }

    private func leavingReason(_ link: ChainLink) -> Reason {
        LeavingCalls.pathPops.contains(link.name) ? .popsPath : .popsController
    }

    /// Whether a name is a stack's path: by its type, or by its own name.
    func isPath(_ link: ChainLink, _ upToIt: some Collection<ChainLink>, _ visit: Visit) -> Bool {
        if link.node.soundsLikePath { return true }
        return resolution.evidentType(of: upToIt, at: visit.place.at(link.node)) == Name("NavigationPath")
    }

    // MARK: The base

    private mutating func lookAtBase(_ base: ChainLink, _ links: [ChainLink], _ visit: Visit) {
        let place = visit.place.at(base.node)
        if base.name == SwiftNames.selfValue || base.name == SwiftNames.superValue || base.name == SwiftNames.selfType {
            return
        }
        if base.node.isCapitalized, !resolution.isMember(base.name, at: place) {
            if visit.mode == .view { makeType(links, visit) }
            return
        }
        let mayBeGlobal = base.call != nil || links.count > 1
        switch resolution.meaning(of: base.name, at: place, calledBy: base.call, mayBeGlobal: mayBeGlobal) {
        case .members(let members):
            for member in members { use(member, base, links, visit) }
        case .parameter(let parameter):
            useParameter(parameter, base, links, visit)
        case .local(let node):
            if node.kind == .funcDecl || node.child(.initializer)?.expression?.kind == .closure {
                // Its code stands in the code being scanned; a use in the leading slot makes it a leading one.
                let code = node.kind == .funcDecl ? node.child(.codeBlock) : node.child(.initializer)?.expression
                if let code, base.call != nil || visit.slot == .leading {
                    let step = trail.add(place.at(node), .followsFunction, from: visit.step)
                    enqueue(visit.going(to: place.at(code), step: step))
                }
            }
        case .outside:
            guard base.call != nil else { return }
            judgeByName(base, visit)
        }
    }

    /// `Row()`, `Row.init()`, `Row.init` handed on, `Outer.Row()`.
    private mutating func makeType(_ links: [ChainLink], _ visit: Visit) {
        var outer: Name?
        for (position, link) in links.enumerated() {
            let next = links.dropFirst(position + 1).first
            if let call = link.call {
                if link.node.isCapitalized { make(link, call, in: outer, visit) }
                return
            }
            if next?.name == SwiftNames.initializer {
                if next?.call != nil || links.count == position + 2 { make(link, next?.call, in: outer, visit) }
                return
            }
            guard next?.node.isCapitalized == true else { return }
            outer = link.name
        }
    }

    /// A handler whose definition isn't in the sources.
    mutating func judgeByName(_ link: ChainLink, _ visit: Visit) {
        if Harmless.modifiers.contains(link.name) { return }
        let place = visit.place.at(link.node)
        // A name says something where a control's own code says it; deep in a model `cancel` and `close` mean anything.
        let speaks = visit.hops == 0 ? link.node.soundsLikeLeaving : visit.hops <= 2 && link.node.saysLeaving
        if speaks {
            foundExit(at: place, .leavesByName, in: visit)
        } else if visit.slot == .leading, visit.mode == .action, visit.hops == 0, !Harmless.calls.contains(link.name) {
            foundUnknown(at: place, .unknownAction, in: visit)
        }
    }
}
