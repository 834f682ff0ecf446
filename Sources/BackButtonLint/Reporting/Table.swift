/// Columns of text side by side, each as wide as its widest cell.
package struct Table {
    let rows: [[String]]

    package init(rows: [[String]]) { self.rows = rows }

    /// One line a row, without trailing spaces.
    package var lines: [String] { lines { cell, _, _ in cell } }

    /// The lines, each cell painted after its width is measured: colour takes no columns.
    func lines(painted paint: (_ cell: String, _ row: Int, _ column: Int) -> String) -> [String] {
        let rows = rows.map { row in row.map { PrintableText.escaped($0) } }
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], DisplayWidth.of(cell))
            }
        }
        return rows.enumerated().map { number, row in
            let last = row.lastIndex { !$0.isEmpty } ?? -1
            var line = ""
            for (column, cell) in row.enumerated() where column <= last {
                line += paint(cell, number, column)
                guard column < last else { continue }
                line += String(repeating: " ", count: widths[column] - DisplayWidth.of(cell) + 2)
            }
            return line
        }
    }
}
