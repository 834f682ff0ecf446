/// Boxes that belong together: those of an app or library, or of a folder where there is but one.
struct MapGroup {
    let name: String
    /// Their places in the graph, ascending.
    var boxes: [Int]

    /// In the order of their first boxes.
    static func groups(of graph: MapGraph) -> [MapGroup] {
        let byScope = Set(graph.boxes.map(\.scope)).count > 1
        var groups: [MapGroup] = []
        var known: [String: Int] = [:]
        for (row, box) in graph.boxes.enumerated() {
            let name = byScope ? box.scope ?? "no target" : box.folder.isEmpty ? "." : box.folder
            if let group = known[name] {
                groups[group].boxes.append(row)
            } else {
                known[name] = groups.count
                groups.append(MapGroup(name: name, boxes: [row]))
            }
        }
        return groups
    }
}
