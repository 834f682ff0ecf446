/// Follows the expressions of a manifest to what they come to, as far as that can be told from its source: constants,
/// functions, concatenated lists, `map` over lists. Runs nothing.
struct ManifestEvaluator {
    /// An expression, and the calls it stands in.
    struct Value {
        let node: Node
        /// The row of its frame; 0 outside of every function.
        let frame: Int
    }

    /// What a list comes to.
    struct List {
        var elements: [Value] = []
        /// Whether these are all there are.
        var isComplete = true
    }

    /// One call that is being followed: what its parameters are, and its body.
    private struct Frame {
        var parameters: [String: Value] = [:]
        var body: Node?
        var depth = 0
    }

    let declarations: ManifestDeclarations
    private var frames = [Frame()]
    /// How many expressions may still be looked at: text of any kind ends.
    private var budget = 50_000

    init(_ declarations: ManifestDeclarations, file: Node) {
        self.declarations = declarations
        frames[0].body = file
    }

    // MARK: Following

    /// The elements of a list.
    mutating func list(_ value: Value) -> List { expand(value, spreads: true) }

    /// What one expression may come to: several where the source branches.
    mutating func values(_ value: Value) -> [Value] { expand(value, spreads: false).elements }

    /// The expression behind a label of a call that was come to.
    func argument(_ label: String, of path: ManifestPath, in value: Value) -> Value? {
        path.argument(label).map { Value(node: $0, frame: value.frame) }
    }

    private struct Step {
        let value: Value
        /// Whether it stands in brackets, so that it is an element, not a list.
        let isElement: Bool
    }

    private mutating func expand(_ start: Value, spreads: Bool) -> List {
        var list = List()
        // Last in, first out: what comes first in the source is pushed last.
        var open = [Step(value: start, isElement: !spreads)]
        while let step = open.popLast() {
            budget -= 1
            guard budget > 0 else {
                list.isComplete = false
                return list
            }
            let (node, frame) = (step.value.node, step.value.frame)
            func push(_ nodes: some Sequence<Node>, isElement: Bool) {
                for node in nodes.reversed() {
                    open.append(Step(value: Value(node: node, frame: frame), isElement: isElement))
                }
            }
            switch node.kind {
            case .array where !step.isElement: push(node.children, isElement: true)
            case .ifConfig: push(node.children, isElement: step.isElement)
            case .ifConfigClause: push(ManifestEvaluator.content(of: node), isElement: step.isElement)
            case .tuple where node.children.reduce(0, { count, _ in count + 1 }) == 1:
                push(node.children.flatMap { $0.children }.suffix(1), isElement: step.isElement)
            case .prefixed: push(node.children, isElement: step.isElement)
            case .sequence:
                push(ManifestEvaluator.operands(of: node, taking: decided(step.value)), isElement: step.isElement)
            case .ifStmt, .switchStmt:
                push(ManifestEvaluator.results(in: node), isElement: step.isElement)
            case .literal where node.spells("nil"): break
            case .chain, .name, .implicitMember:
                if let followed = follow(step.value) {
                    for next in followed.steps.reversed() {
                        open.append(Step(value: next.value, isElement: step.isElement || next.isElement))
                    }
                    if !followed.isComplete { list.isComplete = false }
                } else if step.isElement {
                    list.elements.append(step.value)
                } else {
                    list.isComplete = false
                }
            default:
                if step.isElement { list.elements.append(step.value) } else { list.isComplete = false }
            }
        }
        return list
    }

    /// Which branch of a ternary is taken; nil where its condition isn't a plain constant.
    private mutating func decided(_ sequence: Value) -> Bool? {
        guard let condition = ManifestEvaluator.condition(of: sequence.node) else { return nil }
        let results = values(Value(node: condition, frame: sequence.frame))
        guard results.count == 1 else { return nil }
        if results[0].node.spells("true") { return true }
        return results[0].node.spells("false") ? false : nil
    }

    // MARK: Names and calls

    private struct Followed {
        var steps: [Step] = []
        var isComplete = true

        init(isComplete: Bool = true) { self.isComplete = isComplete }

        init(_ nodes: [Node], frame: Int) { add(nodes, frame: frame) }

        mutating func add(_ nodes: [Node], frame: Int, areElements: Bool = false) {
            steps += nodes.map { Step(value: Value(node: $0, frame: frame), isElement: areElements) }
        }

        mutating func add(_ additions: [ManifestEvaluator.Addition], frame: Int) {
            for addition in additions { add([addition.node], frame: frame, areElements: addition.isElement) }
        }
    }

    /// What a name or call stands for; nil if it stands for itself.
    private mutating func follow(_ value: Value) -> Followed? {
        if let path = ManifestPath(value.node) {
            return path.call == nil ? constant(path, in: value.frame) : result(path, in: value.frame)
        }
        return transformed(value)
    }

    /// Words of the manifests' own language, which a constant of another type may be called too.
    private static let words: Set<String> = [
        "app", "appClip", "appExtension", "framework", "staticFramework", "dynamicLibrary", "staticLibrary",
        "unitTests", "uiTests", "bundle", "iOS", "macOS", "tvOS", "watchOS", "visionOS",
    ]

    private mutating func constant(_ path: ManifestPath, in frame: Int) -> Followed? {
        if path.isImplicit, path.qualifiers.isEmpty, ManifestEvaluator.words.contains(path.name) { return nil }
        if path.qualifiers.isEmpty {
            if let parameter = frames[frame].parameters[path.name] {
                return Followed([parameter.node], frame: parameter.frame)
            }
            if frame != 0, let body = frames[frame].body, let local = local(path.name, in: body, frame: frame) {
                return local
            }
        }
        let found = ManifestDeclarations.matching(declarations.values[path.name], path.qualifiers)
        var followed = Followed()
        for declaration in found.prefix(8) {
            guard let value = ManifestEvaluator.content(ofBinding: declaration.node) else { continue }
            followed.add(value, frame: 0)
            if path.qualifiers.isEmpty, declaration.types.isEmpty {
                followed.add(ManifestEvaluator.additions(to: [path.name], in: declaration.node.tree.root), frame: 0)
            }
        }
        return followed.steps.isEmpty ? nil : followed
    }

    private mutating func local(_ name: String, in body: Node, frame: Int) -> Followed? {
        for node in body.descendants where node.kind == .binding && ManifestPath.declaredName(node) == name {
            guard let value = ManifestEvaluator.content(ofBinding: node) else { continue }
            var followed = Followed(value, frame: frame)
            let additions = ManifestEvaluator.additions(to: [name], in: body)
            followed.add(additions.filter { isRun($0.node, in: body, frame: frame) }, frame: frame)
            return followed
        }
        return nil
    }

    /// Whether a statement is reached, as far as plain conditions around it tell.
    private mutating func isRun(_ statement: Node, in body: Node, frame: Int) -> Bool {
        var inner = statement
        for around in statement.ancestors {
            if around == body { break }
            if around.kind == .ifStmt, inner.kind == .codeBlock || inner.kind == .ifStmt,
                let condition = ManifestEvaluator.onlyCondition(of: around)
            {
                let isFirst = around.child(.codeBlock) == inner
                let results = values(Value(node: condition, frame: frame))
                if results.count == 1, results[0].node.spells(isFirst ? "false" : "true") { return false }
            }
            inner = around
        }
        return true
    }

    /// What a call of a function that the manifest declares gives back.
    private mutating func result(_ path: ManifestPath, in frame: Int) -> Followed? {
        guard frames[frame].depth < 16 else { return nil }
        var followed = Followed()
        for declaration in ManifestDeclarations.matching(declarations.functions[path.name], path.qualifiers) {
            guard let body = declaration.node.child(.codeBlock),
                let parameters = bind(path.arguments, to: declaration.node, in: frame)
            else { continue }
            frames.append(Frame(parameters: parameters, body: body, depth: frames[frame].depth + 1))
            followed.add(ManifestEvaluator.results(in: body), frame: frames.count - 1)
        }
        return followed.steps.isEmpty ? nil : followed
    }

    /// Gives each parameter its argument or default; nil if the labels don't fit.
    private func bind(
        _ arguments: [(label: String?, value: Node)], to function: Node, in frame: Int
    ) -> [String: Value]? {
        var parameters: [String: Value] = [:]
        var next = 0
        for parameter in function.child(.parameters)?.children.lazy.filter({ $0.kind == .parameter }) ?? [] {
            guard let name = ManifestPath.declaredName(parameter) else { return nil }
            let label = parameter.child(.label)?.text ?? name
            if next < arguments.count, (arguments[next].label ?? "_") == label {
                parameters[name] = Value(node: arguments[next].value, frame: frame)
                next += 1
            } else if let value = parameter.child(.initializer)?.firstChild {
                parameters[name] = Value(node: value, frame: 0)
            } else {
                return nil
            }
        }
        return next == arguments.count ? parameters : nil
    }

    /// `list.map { ... }` and the like, and a closure that is called where it stands.
    private mutating func transformed(_ value: Value) -> Followed? {
        guard value.node.kind == .chain, frames[value.frame].depth < 16 else { return nil }
        let parts = Array(value.node.children)
        if parts.count == 2, parts[0].kind == .closure, parts[1].kind == .call {
            frames.append(
                Frame(
                    parameters: frames[value.frame].parameters, body: parts[0], depth: frames[value.frame].depth + 1))
            return Followed(ManifestEvaluator.results(in: parts[0]), frame: frames.count - 1)
        }
        guard parts.count == 3, parts[1].kind == .member, parts[2].kind == .call,
            let name = ManifestPath.declaredName(parts[1])
        else { return nil }
        let base = Value(node: parts[0], frame: value.frame)
        switch name {
        case "filter", "sorted", "reversed": return Followed([base.node], frame: base.frame)
        case "map", "flatMap", "compactMap":
            guard let closure = parts[2].descendants.first(where: { $0.kind == .closure }) else { return nil }
            let items = list(base)
            var followed = Followed(isComplete: items.isComplete)
            for item in items.elements {
                var frame = frames[value.frame]
                frame.depth += 1
                frame.body = closure
                frame.parameters[ManifestEvaluator.parameter(of: closure)] = item
                frames.append(frame)
                followed.add(
                    ManifestEvaluator.results(in: closure), frame: frames.count - 1, areElements: name != "flatMap")
            }
            return followed
        default: return nil
        }
    }
}
