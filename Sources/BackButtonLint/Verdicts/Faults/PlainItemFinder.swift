/// Tells whether the only leading item of a screen is a bare arrow that dismisses and does nothing else.
struct PlainItemFinder {
    let resolution: Resolution

    func plainItem(_ sights: Exploration.Sights) -> PlainItem? {
        let leading = sights.controls.filter { $0.slot == .leading && SwiftUINames.controls.contains($0.base.name) }
        guard leading.count == 1, let call = leading[0].base.call, leading[0].base.name == SwiftUINames.button,
            isBare(leading[0]), let action = call.buttonAction, onlyDismisses(action, leading[0].place)
        else { return nil }
        let button = leading[0].place
        return PlainItem(
            name: button.at(leading[0].base.node.child(.declName) ?? leading[0].base.node),
            modifier: modifier(around: button.node).map(button.at))
    }

    private func isBare(_ sighting: Exploration.Sighting) -> Bool {
        let label = ControlLabel(of: sighting.base, in: sighting.place.file, resolution)
        let hasTitle = sighting.base.call?.argument(Name("systemImage")) != nil
        guard label.symbols.count == 1, label.symbols.allSatisfy({ BackSigns.isPlainArrow($0.name) }), !label.hasMore,
            label.assets.isEmpty, label.texts.isEmpty || hasTitle
        else { return false }
        return ([sighting.place.node] + Array(sighting.place.node.descendants)).allSatisfy { node in
            node.kind != .chain || node.links.allSatisfy { $0.position == 0 || $0.call == nil || isPlain($0) }
        }
    }

    /// Whether a modifier leaves the button what it is; what its action calls is looked at elsewhere.
    private func isPlain(_ link: ChainLink) -> Bool {
        Self.plainModifiers.contains(link.name) || LeavingCalls.pathPops.contains(link.name)
            || link.name == LeavingCalls.dismiss
    }

    private static let plainModifiers: Set<Name> = [
        Name("font"), Name("foregroundColor"), Name("foregroundStyle"), Name("tint"), Name("padding"), Name("bold"),
        Name("imageScale"), Name("fontWeight"), Name("accentColor"), Name("accessibilityLabel"),
    ]

    /// `dismiss()`, `mode.wrappedValue.dismiss()`, `path.removeLast()`, and nothing beside it.
    private func onlyDismisses(_ action: Node, _ place: Place) -> Bool {
        let items = action.kind == .closure ? Array(action.children) : [action]
        guard items.count == 1 else { return false }
        var links = items[0].links
        if links.first?.name == SwiftNames.selfValue { links.removeFirst() }
        guard let first = links.first, let last = links.last else { return false }
        if LeavingCalls.pathPops.contains(last.name) {
            return links.count == 2 && last.call?.callArguments.isEmpty == true && first.node.soundsLikePath
        }
        guard case .members(let members) = resolution.meaning(of: first.name, at: place.at(first.node)),
            members.count == 1,
            let key = resolution.index.node(members[0]).environmentAttribute?.callArguments.first?.value
        else { return false }
        if key.spells("\\.dismiss") {
            return links.count == 1 && (first.call != nil || action.kind != .closure)
                || links.count == 2 && last.name == Name("callAsFunction")
        }
        return key.spells("\\.presentationMode") && last.name == LeavingCalls.dismiss && last.call != nil
    }

    /// The modifier that the item stands in, if it and its toolbar hold nothing else.
    private func modifier(around button: Node) -> Node? {
        var child = button
        for ancestor in button.ancestors {
            switch ancestor.kind {
            case .closure:
                guard ancestor.children.allSatisfy({ $0 == child }) else { return nil }
            case .call:
                guard let link = ancestor.link else { return nil }
                if link.name == SwiftUINames.toolbar, link.position > 0 { return ancestor }
                if link.name == SwiftUINames.navigationBarItems, link.position > 0 {
                    return ancestor.callArguments.count == 1 ? ancestor : nil
                }
                guard SwiftUINames.toolbarItemNames.contains(link.name) else { return nil }
            case .chain, .trailingClosure, .argument, .arguments: break
            default: return nil
            }
            child = ancestor
        }
        return nil
    }
}
