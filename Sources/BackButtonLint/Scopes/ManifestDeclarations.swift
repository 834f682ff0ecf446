/// What manifests and their helper files declare: constants, functions, cases, by name.
struct ManifestDeclarations {
    struct Declaration {
        let node: Node
        /// The types around it, outermost first.
        let types: [String]
    }

    /// Bindings and computed properties, each a `binding`.
    private(set) var values: [String: [Declaration]] = [:]
    private(set) var functions: [String: [Declaration]] = [:]
    /// Cases of enumerations, each an `enumElement`.
    private(set) var cases: [String: [Declaration]] = [:]

    /// Adds all that stands outside of functions.
    mutating func add(_ tree: SyntaxTree) {
        for node in tree.root.descendants {
            switch node.kind {
            case .binding: add(node, to: \.values)
            case .funcDecl: add(node, to: \.functions)
            case .enumElement: add(node, to: \.cases)
            default: break
            }
        }
    }

    private mutating func add(_ node: Node, to table: WritableKeyPath<ManifestDeclarations, [String: [Declaration]]>) {
        guard let name = ManifestPath.declaredName(node) else { return }
        var types: [String] = []
        for around in node.ancestors {
            switch around.kind {
            case .codeBlock, .closure, .accessorBlock: return
            case .structDecl, .enumDecl, .classDecl, .actorDecl:
                types.append(ManifestPath.declaredName(around) ?? "")
            case .extensionDecl:
                types += (around.child(.type)?.text ?? "").split(separator: ".").reversed().map(String.init)
            default: break
            }
        }
        self[keyPath: table][name, default: []].append(Declaration(node: node, types: types.reversed()))
    }

    /// Those of the declarations whose types end with the qualifiers, leaving out those that a type's name may stand
    /// for implicitly; all for none.
    static func matching(_ declarations: [Declaration]?, _ qualifiers: [String]) -> [Declaration] {
        guard let declarations else { return [] }
        return declarations.filter { declaration in
            let shared = min(declaration.types.count, qualifiers.count)
            guard shared > 0 || qualifiers.isEmpty else { return false }
            return declaration.types.suffix(shared).elementsEqual(qualifiers.suffix(shared))
        }
    }
}
