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

    /// The expression behind a label, or the unlabeled one at a position among the arguments.
    func argument(_ label: String) -> Node? { arguments.first { $0.label == label }?.value }

    func argument(at position: Int) -> Node? {
        let arguments = arguments
        return position < arguments.count ? arguments[position].value : nil
    }

    /// The arguments in the order they are written, closures behind the parenthesis last.
    var arguments: [(label: String?, value: Node)] {
        guard let call else { return [] }
        var all: [(label: String?, value: Node)] = []
        for argument in call.child(.arguments)?.children.lazy.filter({ $0.kind == .argument }) ?? [] {
            if let value = argument.children.first(where: { $0.kind != .label }) {
                all.append((argument.child(.label).map { ManifestPath.plain($0.text) }, value))
            }
        }
        for closure in call.children where closure.kind == .trailingClosure {
            if let value = closure.child(.closure) { all.append((closure.child(.label)?.text, value)) }
        }
        return all
    }

    /// The name that a node declares or uses, without backticks.
    static func declaredName(_ node: Node) -> String? { node.child(.declName).map { plain($0.text) } }

    private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
