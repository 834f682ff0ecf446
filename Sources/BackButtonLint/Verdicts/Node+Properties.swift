/// What the declaration of a property or parameter says about what it holds.
extension Node {
    /// Of a `binding` of a property: the declaration's attribute of this name.
    func wrapper(_ name: Name) -> Node? {
        guard let declaration = parent, declaration.kind == .variableDecl else { return nil }
        return declaration.children.first { attribute in
            attribute.kind == .attribute && attribute.child(.attributeName)?.lastTypeName == name
        }
    }

    /// The `@Environment(...)` or `@Dependency(...)` of a property.
    var environmentAttribute: Node? { wrapper(Name("Environment")) ?? wrapper(Name("Dependency")) }

    /// Whether a value handed to a call may have code or views in it, or stand for some.
    var mayHoldCode: Bool {
        switch kind {
        case .literal, .string, .regex, .keyPath, .implicitMember: false
        default: true
        }
    }

    /// Whether a parameter or property can hold what decides whether a control leaves, or where it stands.
    var takesHandler: Bool {
        guard let type = child(.type) else { return false }
        if type.hasArrow { return true }
        return type.words.contains { LeavingCalls.dismissTypes.contains($0) || SwiftUINames.handedTypes.contains($0) }
    }

    /// Whether a property's type is a function: a handler that is handed in.
    var isHandler: Bool {
        guard let type = child(.type) else { return false }
        return type.hasArrow
    }

    /// Whether the source of a type contains an arrow.
    var hasArrow: Bool {
        let range = range
        var offset = range.start
        while offset + 1 < range.end {
            if tree.bytes[offset] == UInt8(ascii: "-"), tree.bytes[offset + 1] == UInt8(ascii: ">") { return true }
            offset += 1
        }
        return false
    }
}

extension Node {
    /// Of what declares a type or extends one: the type's name as it is written.
    var typeName: String { (child(.declName) ?? child(.type))?.spokenName ?? "" }

    /// A name as it is said: backticks belong to how it is spelled.
    var spokenName: String { text.filter { $0 != "`" } }

    /// Of a call of `Button`: what runs when it is tapped, a closure or what is handed on.
    var buttonAction: Node? {
        if let value = argument(SwiftUINames.action) { return value }
        guard let first = trailingClosures.first, first.label == nil else { return nil }
        return first.value
    }
}
