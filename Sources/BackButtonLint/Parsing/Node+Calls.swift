extension Node {
    /// The node of the name that a `call` or `macroExpansion` calls; none where the callee has no name, as in `m()()`.
    ///
    /// Looks through `?`, `!` and generic arguments: `f?()` and `h<Int>()` call `f` and `h`.
    package var calledNameNode: Node? {
        switch kind {
        case .macroExpansion: return child(.declName)
        case .call: break
        default: return nil
        }
        guard let parent else { return nil }
        var callee: Node?
        for sibling in parent.children {
            if sibling.id == id { break }
            if sibling.kind != .unwrap { callee = sibling }
        }
        switch callee?.kind {
        case .name, .member, .implicitMember:
            let name = callee?.child(.declName)
            // `_` names nothing that can be called, `Any` is a type.
            return name?.spells("_") == true || name?.spells("Any") == true ? nil : name
        default: return nil
        }
    }

    /// The name that a `call` or `macroExpansion` calls.
    package var calledName: String? { calledNameNode?.text }
}
