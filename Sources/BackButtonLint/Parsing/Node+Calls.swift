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
        var callee = previousSibling
        while let mark = callee, mark.kind == .unwrap { callee = mark.previousSibling }
        switch callee?.kind {
        case .name, .member, .implicitMember:
            let name = callee?.child(.declName)
            // `_` names nothing that can be called, `Any` is a type.
            return name?.spells("_") == true || name?.spells("Any") == true ? nil : name
        // `1.0.2` is a number and its member.
        case .literal: return callee?.hasMembers == true ? callee : nil
        default: return nil
        }
    }

    /// Whether members follow a number within its token.
    private var hasMembers: Bool {
        let range = range
        return tree.bytes[range.start..<range.end].count { $0 == UInt8(ascii: ".") } > 1
    }

    /// The name that a `call` or `macroExpansion` calls.
    package var calledName: String? { calledNameNode?.text }
}
