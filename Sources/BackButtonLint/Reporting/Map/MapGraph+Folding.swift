/// Large maps in fewer boxes.
extension MapGraph {
    /// How many boxes a drawing has before screens are folded, and at most about how many afterwards.
    static let mostBoxes = 80

    /// One box a folder, and one for each screen that needs attention.
    init(folding map: Report.Map) {
        let folded = map.screens.indices.filter { !map.screens[$0].needsAttention }
        let depth = Self.depth(for: folded.map { map.screens[$0] })
        var boxes: [Box] = []
        var boxOfScreen = Array(repeating: 0, count: map.screens.count)
        var folders: [Folder: Int] = [:]
        var members: [Int: [Int]] = [:]
        for row in map.screens.indices {
            let screen = map.screens[row]
            if screen.needsAttention {
                boxOfScreen[row] = boxes.count
                boxes.append(Box(screen, at: row))
                continue
            }
            let folder = Folder(scope: screen.scope, path: Self.prefix(screen.folder, depth))
            let box = folders[folder] ?? boxes.count
            if box == boxes.count {
                folders[folder] = box
                boxes.append(Box(screen, at: row))
            }
            boxOfScreen[row] = box
            members[box, default: []].append(row)
        }
        for (folder, box) in folders {
            let rows = members[box] ?? []
            if rows.count > 1 { boxes[box] = Box(folder: folder.path, scope: folder.scope, of: rows) }
        }
        self.boxes = boxes
        var seen: Set<Line> = []
        var lines: [Line] = []
        for edge in map.edges {
            let line = Line(from: boxOfScreen[edge.from], to: boxOfScreen[edge.to], way: edge.way)
            // What goes on within a folder is what folding leaves out.
            if line.from != line.to, seen.insert(line).inserted { lines.append(line) }
        }
        self.lines = lines.sorted { ($0.from, $0.to, $0.way.words) < ($1.from, $1.to, $1.way.words) }
    }

    private struct Folder: Hashable {
        let scope: String?
        let path: String
    }

    /// How many components of their paths tell folders apart, so that there aren't too many.
    private static func depth(for screens: [Report.Map.Screen]) -> Int {
        var depth = screens.map { $0.folder.split(separator: "/").count }.max() ?? 0
        while depth > 1, Set(screens.map { Folder(scope: $0.scope, path: prefix($0.folder, depth)) }).count > mostBoxes
        {
            depth -= 1
        }
        return depth
    }

    private static func prefix(_ folder: String, _ depth: Int) -> String {
        folder.split(separator: "/").prefix(depth).joined(separator: "/")
    }
}

extension MapGraph.Box {
    fileprivate init(folder: String, scope: String?, of rows: [Int]) {
        content = .folder(rows)
        title = folder.isEmpty ? "." : folder
        remark = counted(rows.count, "screen")
        kind = .folder
        self.scope = scope
        self.folder = folder
    }
}
