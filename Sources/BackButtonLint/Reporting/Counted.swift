/// A number with its noun: `1 screen`, `9 screens`.
func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

/// Numbers by severity, the heaviest first and none of zero: `1 error, 3 warnings`.
func counted(by count: (Severity) -> Int) -> String {
    Severity.allCases.reversed().map { ($0, count($0)) }.filter { $0.1 > 0 }
        .map { counted($0.1, $0.0.rawValue) }.joined(separator: ", ")
}
