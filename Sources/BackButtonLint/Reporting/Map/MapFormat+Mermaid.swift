extension MapFormat {
    /// For Markdown: GitHub, GitLab and many editors draw it in a `mermaid` block.
    static let mermaid = MapFormat(name: "mermaid", summary: "a flowchart for Markdown (the default)") { map in
        let whole = MapGraph(map)
        let graph = whole.lines.count > mostLines ? MapGraph(folding: map) : whole
        var lines = ["flowchart LR"]
        for (number, group) in MapGroup.groups(of: graph).enumerated() {
            lines.append("  subgraph g\(number)[\"\(MermaidText.escaped(group.name))\"]")
            lines += group.boxes.map { "    " + node($0, graph.boxes[$0]) }
            lines.append("  end")
        }
        lines += graph.lines.map { "  n\($0.from) \(arrow($0.way))|\($0.way.words)| n\($0.to)" }
        for (kind, style) in styles {
            let boxes = graph.boxes.indices.filter { graph.boxes[$0].kind == kind }
            guard !boxes.isEmpty else { continue }
            let name = kind.rawValue.replacing("-", with: "")
            lines.append("  classDef \(name) \(style)")
            lines.append("  class \(boxes.map { "n\($0)" }.joined(separator: ",")) \(name)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Readers draw no more. Source: Mermaid's configuration, `maxEdges`.
    private static let mostLines = 500

    private static let styles: [(kind: MapGraph.Kind, style: String)] = [
        (.hiding, "stroke:#2f6f4f,stroke-width:2px"),
        (.noSwipe, "fill:#fff3dc,stroke:#b26a00,stroke-width:2px,color:#3d2600"),
        (.noWayBack, "fill:#fde7e5,stroke:#b3261e,stroke-width:2px,color:#410e0b"),
        (.opener, "stroke-dasharray:4 3"),
    ]

    private static func node(_ row: Int, _ box: MapGraph.Box) -> String {
        let label = MermaidText.escaped(box.title) + (box.remark.map { "<br>" + MermaidText.escaped($0) } ?? "")
        return box.kind == .folder ? "n\(row)[[\"\(label)\"]]" : "n\(row)(\"\(label)\")"
    }

    private static func arrow(_ way: Report.Map.Way) -> String {
        switch way {
        case .root: "==>"
        case .pushed: "-->"
        case .presented: "-.->"
        case .part: "---"
        }
    }
}

/// Texts between the quotes of Mermaid.
///
/// Source: Mermaid, flowchart syntax: entities are written `#NUMBER;`. Quotes, backticks, braces, `%`, `#`, `;` and
/// what HTML reads have meanings of their own, some anywhere in the text: so all but plain characters is written so.
private enum MermaidText {
    static func escaped(_ text: String) -> String {
        var output = ""
        for scalar in PrintableText.escaped(text).unicodeScalars {
            if isPlain(scalar) {
                output.unicodeScalars.append(scalar)
            } else {
                output += "#\(scalar.value);"
            }
        }
        return output
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", "_", ".", "-", "/", "+", ",", "(", ")", ":": true
        default: scalar.value > 0x7F
        }
    }
}
