extension MapFormat {
    /// For Graphviz: `backlint map --format dot | dot -Tsvg`.
    static let dot = MapFormat(name: "dot", summary: "for Graphviz") { map in
        let graph = MapGraph(map)
        var lines = [
            "digraph screens {",
            "  rankdir=LR",
            "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#f6f7f9\", color=\"#8a94a3\", fontname=\"Helvetica\"]",
            "  edge [color=\"#8a94a3\", fontname=\"Helvetica\", fontsize=10]",
        ]
        for (number, group) in MapGroup.groups(of: graph).enumerated() {
            lines += [
                "  subgraph cluster_\(number) {", "    label=\(DOTText.quoted(group.name))", "    color=\"#c9d0da\"",
            ]
            lines += group.boxes.map { "    " + node($0, graph.boxes[$0], map) }
            lines.append("  }")
        }
        lines += map.edges.map(line)
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func node(_ row: Int, _ box: MapGraph.Box, _ map: Report.Map) -> String {
        let label = DOTText.escaped(box.title) + (box.remark.map { "\\n" + DOTText.escaped($0) } ?? "")
        var attributes = ["label=\"\(label)\""]
        if case .screen(let screen) = box.content {
            let place = "\(map.screens[screen].path):\(map.screens[screen].position.line)"
            attributes.append("tooltip=\(DOTText.quoted(place))")
        }
        switch box.kind {
        case .plain, .folder: break
        case .hiding: attributes.append("color=\"#2f6f4f\", penwidth=2")
        case .noSwipe: attributes.append("color=\"#b26a00\", fillcolor=\"#fff3dc\", penwidth=2")
        case .noWayBack: attributes.append("color=\"#b3261e\", fillcolor=\"#fde7e5\", penwidth=2")
        case .opener: attributes.append("style=\"rounded,dashed\"")
        }
        return "n\(row) [\(attributes.joined(separator: ", "))]"
    }

    private static func line(_ edge: Report.Map.Edge) -> String {
        let style =
            switch edge.way {
            case .root: "style=bold"
            case .pushed: "style=solid"
            case .presented: "style=dashed"
            case .part: "style=dotted, arrowhead=none"
            }
        let sites = edge.sites.map { "\($0.path):\($0.position.line)" }.joined(separator: ", ")
        return "  n\(edge.from) -> n\(edge.to) [label=\"\(edge.way.words)\", \(style), "
            + "edgetooltip=\(DOTText.quoted(sites))]"
    }
}

/// Texts between the quotes of DOT.
///
/// Source: Graphviz, the DOT language: in a quoted string only `"` is escaped, labels read `\` as the start of an
/// escape of theirs, and `&` as the start of an HTML entity.
private enum DOTText {
    static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    static func escaped(_ text: String) -> String {
        PrintableText.escaped(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("&", with: "&amp;")
    }
}
