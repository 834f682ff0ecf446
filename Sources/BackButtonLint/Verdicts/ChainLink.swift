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
        return kind == .chain ? Array(ChainLinks(of: self)) : []
    }

    /// The name of a name, member, leading-dot member or macro.
    var usedName: Name? { child(.declName)?.name }

    /// The arguments of a call, attribute or macro, in parentheses.
    var callArguments: [CallArgument] {
        argumentList?.children.compactMap { argument in
            guard argument.kind == .argument, let value = argument.expression else { return nil }
            return CallArgument(label: argument.child(.label)?.name, value: value)
        } ?? []
    }

    private var argumentList: Node? { child(.arguments) ?? (kind == .arguments || kind == .tuple ? self : nil) }

    /// The closures behind a call, in source order.
    var trailingClosures: [CallArgument] {
        children.compactMap { part in
            guard part.kind == .trailingClosure, let closure = part.child(.closure) else { return nil }
            return CallArgument(label: part.child(.label)?.name, value: closure)
        }
    }

    /// The value of the argument with this label.
    func argument(_ label: Name) -> Node? {
        argumentList?.children.first { $0.kind == .argument && $0.child(.label)?.name == label }?.expression
    }

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
    var ownLink: ChainLink? { enclosingChain.flatMap { ChainLinks(of: $0).first { $0.node == self } } }

    /// Of a call: the link it belongs to.
    var link: ChainLink? {
        guard let chain = enclosingChain else { return nil }
        return ChainLinks(of: chain).first { $0.call == self }
    }
}

/// The links of a chain, one after the other.
private struct ChainLinks: Sequence, IteratorProtocol {
    private let chain: Node
    private var parts: NodeChildren
    /// A postfix `#if` holds more parts, which count as if they stood in the chain: what is left behind those.
    private var outer: [NodeChildren] = []
    /// A name that may still be called, and its place.
    private var pending: (node: Node, position: Int)?
    private var position = 0

    init(of chain: Node) {
        self.chain = chain
        parts = chain.children
    }

    mutating func next() -> ChainLink? {
        while true {
            guard let part = parts.next() else {
                if let next = outer.popLast() {
                    parts = next
                    continue
                }
                return take(calledBy: nil)
            }
            var link: ChainLink?
            switch part.kind {
            case .member:
                link = take(calledBy: nil)
                pending = (part, position)
            case .name, .implicitMember:
                // Within a clause such a node is the clause's condition, not a part of the chain.
                if part.parent == chain { pending = (part, position) }
            case .call:
                link = take(calledBy: part)
            case .ifConfig, .ifConfigClause:
                outer.append(parts)
                parts = part.children
            default:
                break
            }
            if part.kind != .unwrap { position += 1 }
            if let link { return link }
        }
    }

    private mutating func take(calledBy call: Node?) -> ChainLink? {
        guard let (node, position) = pending else { return nil }
        pending = nil
        return node.usedName.map { ChainLink(node: node, name: $0, call: call, position: position) }
    }
}

/// A value handed to a call.
struct CallArgument {
    /// Nil without a label.
    let label: Name?
    let value: Node
}
