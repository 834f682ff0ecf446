/// What `#if` says about the system that code is for.
enum Conditions {
    /// Whether a node stands in a clause that no system with UIKit's navigation compiles.
    static func excludeUIKit(_ node: Node) -> Bool {
        for clause in node.ancestors where clause.kind == .ifConfigClause {
            let own = clause.conditionText
            if let own {
                if names(own, others), !names(own, withUIKit), !own.contains("!") { return true }
                if own.contains("!os(iOS)") || own.contains("!canImport(UIKit)") { return true }
            } else if let first = clause.parent?.child(.ifConfigClause)?.conditionText {
                // `#else` of `#if os(iOS)`.
                if first == "os(iOS)" || first == "canImport(UIKit)" { return true }
            }
        }
        return false
    }

    /// Whether a node stands in a clause that only one system compiles: `iOS`.
    static func isGuarded(_ node: Node, system: String) -> Bool {
        node.ancestors.contains { $0.kind == .ifConfigClause && $0.conditionText == "os(\(system))" }
    }

    /// Whether a file imports what only systems without UIKit's navigation have.
    static func importsOtherSystem(_ tree: SyntaxTree) -> Bool {
        var imports: Set<Name> = []
        for item in tree.root.children where item.kind == .importDecl { imports.formUnion(item.words) }
        return !imports.contains(Name("UIKit")) && !imports.isDisjoint(with: otherSystems)
    }

    private static let otherSystems: Set<Name> = [Name("AppKit"), Name("Cocoa"), Name("WatchKit")]

    private static let others = ["os(macOS)", "os(watchOS)", "os(tvOS)", "canImport(AppKit)", "canImport(WatchKit)"]
    private static let withUIKit = ["os(iOS)", "os(visionOS)", "canImport(UIKit)", "targetEnvironment(macCatalyst)"]

    private static func names(_ condition: String, _ systems: [String]) -> Bool {
        systems.contains { condition.contains($0) }
    }
}

extension Node {
    /// Of an `#if` or `#elseif` clause its condition without white space; nil for `#else`.
    var conditionText: String? {
        guard kind == .ifConfigClause, let first = firstChild else { return nil }
        guard tree.bytes[range.start] == UInt8(ascii: "#"), range.count > 4 else { return nil }
        let word = String(decoding: tree.bytes[range.start..<min(range.end, range.start + 5)], as: UTF8.self)
        if word == "#else",
            !String(decoding: tree.bytes[range.start..<min(range.end, range.start + 7)], as: UTF8.self).hasPrefix(
                "#elseif")
        {
            return nil
        }
        return first.text.filter { !$0.isWhitespace }
    }
}
