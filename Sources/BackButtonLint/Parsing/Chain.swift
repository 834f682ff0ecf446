/// A base and what follows it, read as modifiers are written: each member with its call. `?` and `!` are looked through.
package struct Chain: Sendable {
    /// One step of a chain.
    package struct Part: Sendable {
        /// The member, subscript or operator; for a call of something that has no name, the call itself.
        package let node: Node
        /// The name behind the dot.
        package let name: Node?
        /// The call of that name, or of whatever stands before it.
        package fileprivate(set) var call: Node?
        /// The clauses of `#if` it stands in, outermost first.
        package let clauses: [Node]

        /// The expression of an argument of its call.
        package func argument(_ label: StaticString) -> Node? { call?.argument(label) }

        /// Whether the name behind the dot is exactly this.
        package func isNamed(_ word: StaticString) -> Bool { name?.spells(word) == true }
    }

    /// The expression that all begins with.
    package let base: Node
    /// The call of the base itself: the parentheses and closures of `Button("Back") { }.padding()`.
    package let baseCall: Node?
    /// What follows, in source order. The branches of an `#if` stand one behind the other, each part with its clause.
    package let parts: [Part]

    /// The chain that a chain, one of its parts, or the base of one belongs to; of any other expression, the chain of
    /// that base alone.
    package init(of node: Node) {
        var chain = node
        while chain.kind != .chain, let parent = chain.parent, Chain.isWithinChain(chain, parent) { chain = parent }
        guard chain.kind == .chain else {
            base = node
            baseCall = nil
            parts = []
            return
        }
        // An explicit stack of what is still to be read: `#if` may nest.
        var pending = chain.children.reversed().map { (node: $0, clauses: [Node]()) }
        base = pending.popLast()?.node ?? chain
        var baseCall: Node?
        var parts: [Part] = []
        /// Whether a call would belong to the part before it.
        var isCallable = true
        while let (node, clauses) = pending.popLast() {
            switch node.kind {
            case .call where isCallable && parts.isEmpty && clauses.isEmpty && baseCall == nil:
                baseCall = node
                isCallable = false
            case .call where isCallable && parts.last?.call == nil && parts.last?.name != nil:
                parts[parts.count - 1].call = node
                isCallable = false
            case .call:
                parts.append(Part(node: node, name: nil, call: node, clauses: clauses))
                isCallable = false
            case .ifConfig:
                for clause in node.children.reversed() where clause.kind == .ifConfigClause {
                    let inside = Chain.parts(of: clause)
                    pending += inside.reversed().map { ($0, clauses + [clause]) }
                }
                isCallable = false
            case .unwrap: continue
            default:
                parts.append(Part(node: node, name: node.child(.declName), call: nil, clauses: clauses))
                isCallable = node.kind == .member
            }
        }
        self.baseCall = baseCall
        self.parts = parts
    }

    /// The parts of the chain within a clause, without the clause's condition.
    private static func parts(of clause: Node) -> [Node] {
        clause.children.filter { $0.kind.isChainPart }
    }

    private static func isWithinChain(_ node: Node, _ parent: Node) -> Bool {
        switch parent.kind {
        case .chain: true
        case .ifConfigClause: node.kind.isChainPart
        case .ifConfig: true
        default: false
        }
    }

    /// The first part of a name.
    package func part(named word: StaticString) -> Part? { parts.first { $0.isNamed(word) } }
}

extension NodeKind {
    /// Whether it stands behind the base of a chain.
    package var isChainPart: Bool {
        switch self {
        case .member, .call, .subscriptCall, .unwrap, .postfixOperator, .ifConfig: true
        default: false
        }
    }
}
