/// A text in JSON as a flat tree in preorder: every value knows where it stands.
struct JSONDocument: Sendable {
    /// A value, or the key of one.
    struct Row: Sendable {
        var kind: JSONKind
        let start: Int
        var end: Int
        /// The row behind all that lies in it.
        var next: Int
        /// What a string says, what else is written.
        var text = ""
    }

    var rows: [Row] = []

    /// Whether it was read to its end.
    var isWhole = true

    /// The outermost value; nil in a text without one.
    var root: JSONNode? { rows.isEmpty ? nil : JSONNode(document: self, row: 0) }
}

/// What a value is.
enum JSONKind: Sendable {
    case object, array, string, number, boolean, null
    /// Stands before its value among an object's rows.
    case key
    /// No value, and told as a fault already.
    case invalid

    /// With its article.
    var words: String {
        switch self {
        case .object: "an object"
        case .array: "a list"
        case .string: "a string"
        case .number: "a number"
        case .boolean: "true or false"
        case .null: "null"
        case .key: "a key"
        case .invalid: "no value"
        }
    }
}

/// One value of a document.
struct JSONNode: Sendable {
    let document: JSONDocument
    let row: Int

    var kind: JSONKind { document.rows[row].kind }

    /// Offset of its first byte.
    var start: Int { document.rows[row].start }

    /// Of a string or a key what it says, of a number what is written.
    var text: String { document.rows[row].text }

    /// The values of a list.
    var elements: [JSONNode] { kind == .array ? children : [] }

    /// The keys of an object with their values, in source order; a key may stand there twice.
    var members: [(key: JSONNode, value: JSONNode)] {
        guard kind == .object else { return [] }
        var members: [(JSONNode, JSONNode)] = []
        var key: JSONNode?
        for child in children {
            if child.kind == .key {
                key = child
            } else if let name = key {
                members.append((name, child))
                key = nil
            }
        }
        return members
    }

    private var children: [JSONNode] {
        var children: [JSONNode] = []
        var child = row + 1
        while child < document.rows[row].next {
            children.append(JSONNode(document: document, row: child))
            child = document.rows[child].next
        }
        return children
    }
}
