/// Every rule in one line each.
package enum RulesTable {
    package static func text(_ rules: [Rule], usesColor: Bool) -> String {
        let paint = Paint(usesColor: usesColor)
        let header = ["RULE", "ON", "SEVERITY", "FIX", "REPORTS"]
        let rows = rules.map { rule in
            [rule.id, rule.isOn ? "yes" : "no", rule.severity.rawValue, rule.fix ?? "-", rule.summary]
        }
        let lines = Table(rows: [header] + rows).lines { cell, row, column in
            if row == 0 { return paint.faint(cell) }
            return column == 0 ? paint.strong(cell) : cell
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
