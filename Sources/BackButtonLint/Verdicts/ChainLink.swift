/// One name of a postfix chain with the call that follows it: `b(c)` of `a.b(c).d`.
struct ChainLink {
    /// The node of the name: the base, or a member.
    let node: Node
    let name: Name

    /// The call directly behind the name.
    let call: Node?

    /// Its place in the chain; the base is 0.
    let position: Int
}

extension Node {
    /// The names of a chain in source order, those of a postfix `#if` included; of a bare name that name alone.
    ///
    /// A base without a name (a literal, a closure, a parenthesis) gives no link.
    var links: [ChainLink] {
        if kind == .name || kind == .implicitMember {
            return usedName.map { [ChainLink(node: self, name: $0, call: nil, position: 0)] } ?? []
        }
        guard kind == .chain else { return [] }
        var links: [ChainLink] = []
        var pending: (node: Node, position: Int)?
        var position = 0
        func flush(_ call: Node?) {
            if let (node, position) = pending, let name = node.usedName {
                links.append(ChainLink(node: node, name: name, call: call, position: position))
            }
            pending = nil
        }
        // A postfix `#if` holds more parts; they count as if they stood in the chain.
        var waiting: [NodeChildren] = [children]
        while var parts = waiting.popLast() {
            while let part = parts.next() {
                switch part.kind {
                case .member:
                    flush(nil)
                    pending = (part, position)
                case .name, .implicitMember:
                    // Within a clause such a node is the clause's condition, not a part of the chain.
                    if part.parent == self { pending = (part, position) }
                case .call:
                    flush(part)
                case .ifConfig, .ifConfigClause:
                    waiting.append(parts)
                    parts = part.children
                default:
                    break
                }
                if part.kind != .unwrap { position += 1 }
            }
        }
        flush(nil)
        return links
    }

    /// The name of a name, member, leading-dot member or macro.
    var usedName: Name? { child(.declName)?.name }

    /// The arguments of a call, attribute or macro, in parentheses.
    var callArguments: [CallArgument] {
        guard let arguments = child(.arguments) ?? (kind == .arguments || kind == .tuple ? self : nil) else {
            return []
        }
        return arguments.children.compactMap { argument in
            guard argument.kind == .argument, let value = argument.expression else { return nil }
            return CallArgument(label: argument.child(.label)?.name, value: value)
        }
    }

    /// The closures behind a call, in source order.
    var trailingClosures: [CallArgument] {
        children.compactMap { part in
            guard part.kind == .trailingClosure, let closure = part.child(.closure) else { return nil }
            return CallArgument(label: part.child(.label)?.name, value: closure)
        }
    }

    /// The value of the argument with this label.
    func argument(_ label: Name) -> Node? { callArguments.first { $0.label == label }?.value }

    /// Of an argument, initializer or condition: the expression in it.
    var expression: Node? {
        var last: Node?
        for child in children where child.kind != .label { last = child }
        return last
    }

    /// Of an argument or trailing closure: the call it is handed to.
    var enclosingCall: Node? {
        let call = kind == .argument ? parent?.parent : parent
        return call?.kind == .call ? call : nil
    }

    /// The chain whose part this call or member is, or the call's own base.
    var enclosingChain: Node? {
        for ancestor in ancestors {
            switch ancestor.kind {
            case .chain: return ancestor
            case .ifConfig, .ifConfigClause: continue
            default: return nil
            }
        }
        return nil
    }

    /// Of a name or member in a chain: its link.
    var ownLink: ChainLink? { enclosingChain?.links.first { $0.node == self } }

    /// Of a call: the link it belongs to.
    var link: ChainLink? {
        guard let chain = enclosingChain else { return nil }
        return chain.links.first { $0.call == self }
    }
}

/// A value handed to a call.
struct CallArgument {
    /// Nil without a label.
    let label: Name?
    let value: Node
}
