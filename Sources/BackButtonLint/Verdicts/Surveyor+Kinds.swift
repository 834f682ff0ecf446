/// What a declaration is that a hide stands in: a screen, or something that other screens use.
extension Surveyor {
    /// Whether a declaration's type is an extension of views at large: what stands in it works on any of them.
    func extendsViews(_ type: DeclarationID) -> Bool {
        guard index[type].kind == .extensionType else { return false }
        let name = index[type].name
        return !resolution.isDeclaredType(name) || isProtocol(name)
    }

    /// Whether a function works on the view that its type, no view itself, was made around: `view.styled.rounded()`.
    func holdsViews(_ declaration: DeclarationID, _ type: DeclarationID) -> Bool {
        let name = index[type].name
        guard index[declaration].kind == .function, !surroundings.contentProperties(of: name).isEmpty else {
            return false
        }
        return !resolution.isView(name) && !resolution.isViewModifier(name)
    }

    func wrapperKind(_ declaration: DeclarationID, _ type: DeclarationID) -> Survey.Wrapper.Kind? {
        let name = index[type].name
        if index[declaration].kind == .function, index[declaration].name == SwiftUINames.body,
            resolution.isViewModifier(name)
        {
            return .modifier
        }
        // A style draws what it is configured with.
        if isStyleBody(declaration) { return resolution.hasOwnStyle(name) ? nil : .style }
        let contents = Set(surroundings.contentProperties(of: name).map { index[$0].name })
        guard !contents.isEmpty, resolution.isView(name) else { return nil }
        // Only around what is handed in: the hide's own chain, or the body it closes.
        let body = index.node(declaration)
        let holdsContent = body.descendants.contains { node in
            (node.kind == .name || node.kind == .member) && node.usedName.map(contents.contains) == true
        }
        return holdsContent ? .container : nil
    }

    private func isStyleBody(_ declaration: DeclarationID) -> Bool {
        index[declaration].kind == .function && index[declaration].name == Resolution.styleBody
    }

    func isProtocol(_ name: Name) -> Bool {
        inquiry.types(named: name).contains { index[$0].kind == .protocolType }
    }
}
