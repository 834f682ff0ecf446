/// The map of screens, and the same as a list.
struct PageMap {
    let report: Report
    let links: PageLinks

    init(_ report: Report, _ links: PageLinks) {
        self.report = report
        self.links = links
    }

    /// Nothing without a map, or where it has no screen.
    var section: String {
        guard let map = report.map, !map.screens.isEmpty else { return "" }
        let picture = MapPicture(map)
        let (width, height) = (picture.size.width, picture.size.height)
        let folded = picture.isFolded ? " Folders stand for the screens in them that need no attention." : ""
        return """
            <section aria-labelledby="map">
            <h2 id="map">Map</h2>
            <p class="lead">How \(counted(map.screens.count { !$0.isOpener }, "screen")) \(map.screens.count { !$0.isOpener } == 1 ? "is" : "are") reached, as far as the sources tell.\(folded)</p>
            \(legend(picture))
            <div class="sheet" role="group" aria-label="Map of screens" tabindex="0">
            <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" aria-label="Screens and what leads to them">
            \(picture.elements(linkingTo: links.target))</svg>
            </div>
            \(list(map))
            </section>
            """
    }

    private func legend(_ picture: MapPicture) -> String {
        let kinds = picture.kinds.map { kind in
            "<li><svg width=\"22\" height=\"14\" aria-hidden=\"true\"><g class=\"box \(kind.rawValue)\">"
                + "<rect x=\"1\" y=\"1\" width=\"20\" height=\"12\" rx=\"3\"/></g></svg>\(kind.words)</li>"
        }
        let ways = picture.ways.map { way in
            let tip = way == .part ? "" : " marker-end=\"url(#arrow)\""
            return "<li><svg width=\"28\" height=\"14\" aria-hidden=\"true\">"
                + "<path class=\"way \(way.rawValue)\" d=\"M1 7H27\"\(tip)/></svg>\(way.words)</li>"
        }
        return "<ul class=\"legend\" aria-label=\"Legend\">\n" + (kinds + ways).joined(separator: "\n") + "\n</ul>"
    }

    // MARK: List

    private func list(_ map: Report.Map) -> String {
        var incoming: [[Report.Map.Edge]] = Array(repeating: [], count: map.screens.count)
        for edge in map.edges { incoming[edge.to].append(edge) }
        let rows = map.screens.indices.map { row(of: $0, in: map, incoming[$0]) }
        return """
            <details class="views"><summary>The map as a list</summary>
            <ul class="views">
            \(rows.joined(separator: "\n"))
            </ul>
            </details>
            """
    }

    private func row(of row: Int, in map: Report.Map, _ edges: [Report.Map.Edge]) -> String {
        let screen = map.screens[row]
        let ways = edges.map { edge in
            let name = MarkupText.escaped(map.screens[edge.from].name)
            let place = edge.sites[0]
            return "<li>\(name) \(edge.way.words) it <span class=\"place\">"
                + MarkupText.escaped("\(place.path):\(place.position.line)") + "</span></li>"
        }
        let target = links.target(ofView: row)
        let isElsewhere = target != "#" + PageLinks.view(row)
        let name =
            isElsewhere
            ? "<a href=\"\(target)\">\(MarkupText.escaped(screen.name))</a>" : MarkupText.escaped(screen.name)
        let reached = ways.isEmpty ? "" : "<ul>\(ways.joined())</ul>"
        return "<li id=\"\(PageLinks.view(row))\" data-path=\"\(MarkupText.escaped(screen.path))\" tabindex=\"-1\">"
            + "<strong>\(name)</strong> <span class=\"place\">"
            + MarkupText.escaped("\(screen.path):\(screen.position.line)") + "</span>\(reached)</li>"
    }
}
