/// A control that leads back, by what it shows.
package struct BackControl: Sendable {
    /// The called name of the button, or of the image that is tapped.
    package let name: Place

    /// The expression that it begins, with its modifiers.
    package let expression: Place

    /// The innermost type around it.
    package let screen: String

    /// Its system symbols by name, each with the string that says it.
    package let symbols: [(name: String, string: Place)]

    /// Its images of the app's own, if it shows nothing else and nothing gives it a label.
    package let unlabelled: [Place]

    /// Whether its author turns it around for people who read from right to left.
    package let isTurned: Bool

    /// What it does.
    package let wayBack: Verdict<WayBack>
}

extension ScreenJudge {
    /// The buttons and tapped images that lead back and show an icon, in path and source order.
    package func backControls() -> [BackControl] {
        let uses = index.uses(of: SwiftUINames.button) + index.uses(of: SwiftUINames.image)
        return uses.sorted().compactMap { mention in
            inquiry.home = mention.file
            return mention.node.kind == .name ? backControl(mention) : nil
        }
    }

    private func backControl(_ mention: Place) -> BackControl? {
        guard let chain = mention.node.enclosingChain, let base = chain.links.first, base.node == mention.node,
            base.call != nil, let name = mention.node.child(.declName), isForUIKit(mention),
            base.name == SwiftUINames.button || chain.links.contains(where: { SwiftUINames.gestures.contains($0.name) })
        else { return nil }
        let label = ControlLabel(of: base, in: mention.file, resolution)
        let mirrors = label.symbols.contains { BackSigns.mirrored($0.name) != nil }
        let isOnlyAssets = !label.assets.isEmpty && label.symbols.isEmpty && label.texts.isEmpty && !label.hasMore
        guard mirrors || isOnlyAssets else { return nil }
        let expression = mention.at(chain)
        guard let wayBack = wayBack(by: expression, mark: mention.at(name)) else { return nil }
        let words = Set(chain.words)
        return BackControl(
            name: mention.at(name), expression: expression,
            screen: resolution.type(around: mention).map { index.node($0).typeName } ?? "",
            symbols: label.symbols,
            unlabelled: isOnlyAssets && !isLabelled(chain, label.assets) && showsBack(chain, label.assets)
                ? label.assets : [],
            isTurned: words.contains(Name("flipsForRightToLeftLayoutDirection")) || words.contains(Self.direction),
            wayBack: wayBack)
    }

    private static let direction = Name("layoutDirection")

    /// Whether an image shows that its control leads back: by its name, or since it stands where the way back does.
    private func showsBack(_ chain: Node, _ assets: [Place]) -> Bool {
        assets.contains {
            $0.node.callArguments.first?.value.camelParts.contains(where: BackSigns.imageWords.contains) == true
        }
            || chain.ancestors.contains { ancestor in
                switch ancestor.kind {
                case .argument: ancestor.child(.label)?.name == SwiftUINames.leading
                case .call:
                    ancestor.link.map { SwiftUINames.toolbarItemNames.contains($0.name) } == true
                        && ancestor.argument(SwiftUINames.placement)?.words.contains(
                            where: SwiftUINames.leadingPlacements.contains) == true
                default: false
                }
            }
    }

    /// Whether a label for screen readers is written somewhere on a control.
    private func isLabelled(_ chain: Node, _ assets: [Place]) -> Bool {
        ([chain] + assets.map(\.node)).contains { node in
            node.words.contains { Self.labels.contains($0) }
                || node.kind == .call && node.argument(SwiftUINames.accessibleLabel) != nil
        }
    }

    private static let labels: Set<Name> = [
        Name("accessibilityLabel"), Name("accessibility"), Name("accessibilityRepresentation"),
        Name("accessibilityHidden"), Name("accessibilityElement"), Name("accessibilityLabeledPair"),
    ]
}
