/// What an expression in a manifest names, and with which arguments: `name`, `.target(...)`, `Target.target(...)`.
struct ManifestPath {
    /// The names before the last: a type's, or a value's.
    var qualifiers: [String]
    var name: String
    /// Whether it begins with a dot.
    var isImplicit = false
    /// The call of what is named; nil without one.
    var call: Node?

    /// Nil for anything else: literals, operators, what is called on the result of another call.
    init?(_ node: Node) {
        qualifiers = []
        switch node.kind {
        case .name, .implicitMember:
            guard let name = ManifestPath.declaredName(node) else { return nil }
            self.name = name
            isImplicit = node.kind == .implicitMember
        case .chain:
            var names: [String] = []
            for part in node.children {
                guard call == nil else { return nil }
                switch part.kind {
                case .name where names.isEmpty, .implicitMember where names.isEmpty, .member:
                    guard let name = ManifestPath.declaredName(part) else { return nil }
                    names.append(name)
                    if part.kind == .implicitMember { isImplicit = true }
                case .call where !names.isEmpty: call = part
                case .unwrap: break
                default: return nil
                }
            }
            guard let name = names.popLast() else { return nil }
            self.name = name
            qualifiers = names
        default: return nil
        }
    }

    /// The expression behind a label; of a trailing closure too.
    func argument(_ label: String) -> Node? {
        for argument in argumentNodes where argument.child(.label).map({ ManifestPath.isCalled($0, label) }) ?? false {
            return argument.children.first { $0.kind != .label }
        }
        return nil
    }

    /// The expression at a position among the arguments.
    func argument(at position: Int) -> Node? {
        argumentNodes.dropFirst(position).first { _ in true }?.children.first { $0.kind != .label }
    }

    private var argumentNodes: [Node] {
        guard let call else { return [] }
        let inside = call.child(.arguments)?.children(.argument) ?? []
        return inside + call.children(.trailingClosure)
    }

    /// The arguments in the order they are written, closures behind the parenthesis last.
    var arguments: [(label: String?, value: Node)] {
        argumentNodes.compactMap { argument in
            guard let value = argument.children.first(where: { $0.kind != .label }) else { return nil }
            return (argument.child(.label).map { ManifestPath.plain($0.text) }, value)
        }
    }

    /// The name that a node declares or uses, without backticks.
    static func declaredName(_ node: Node) -> String? { node.child(.declName).map { plain($0.text) } }

    private static func plain(_ name: String) -> String {
        guard name.utf8.first == UInt8(ascii: "`"), name.utf8.count > 1 else { return name }
        return String(name.dropFirst().dropLast())
    }

    /// Whether the source of a node is exactly the name.
    static func isCalled(_ node: Node, _ name: String) -> Bool {
        let range = node.range
        guard range.count == name.utf8.count else { return false }
        return node.tree.bytes[range.start..<range.end].elementsEqual(name.utf8)
    }
}
