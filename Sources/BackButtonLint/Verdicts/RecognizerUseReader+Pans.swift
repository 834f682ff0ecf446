/// Recognizers of an app's own at the edge of the screen, whose action goes back by hand.
extension RecognizerUseReader {
    func usesByHand() -> [RecognizerUse] {
        index.uses(of: SwipeNames.edgePan).compactMap { place in
            guard let call = place.node.ownLink?.call, let action = call.argument(SwiftUINames.action),
                goesBack(action, at: place), !isAtTheOtherEdge(place)
            else { return nil }
            return RecognizerUse(place: place, deed: .pansByHand, reach: reach(of: place))
        }
    }

    /// Whether the function that a `#selector` names pops, or calls what says that it leaves.
    private func goesBack(_ selector: Node, at place: Place) -> Bool {
        guard let outermost = resolution.outermostType(around: place) else { return false }
        let names = Set(selector.words)
        return names.contains { name in
            resolution.inquiry.functions(named: name).contains { function in
                guard let code = index.node(function).child(.codeBlock),
                    resolution.outermostType(around: index.place(function)) == outermost
                else { return false }
                return code.descendants.contains { node in
                    guard node.kind == .name || node.kind == .member, let name = node.usedName else { return false }
                    return LeavingCalls.controllerPops.contains(name)
                        || node.ownLink?.call != nil && node.soundsLikeLeaving
                }
            }
        }
    }

    /// Whether it is set to the edge from which nothing goes back.
    private func isAtTheOtherEdge(_ place: Place) -> Bool {
        guard let declaration = index.declaration(around: place) else { return false }
        let edges = index.node(declaration).descendants.filter { node in
            node.kind == .sequence && node.assignment?.target.links.last?.name == SwipeNames.edges
        }
        let values = edges.compactMap { $0.assignment?.value }
        return !values.isEmpty && values.allSatisfy { $0.spells(".right") || $0.spells(".bottom") }
    }
}
