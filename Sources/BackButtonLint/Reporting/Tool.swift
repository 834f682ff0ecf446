/// What the tool calls itself in reports.
public enum Tool {
    public static let name = "backlint"
    public static let version = "0.1.0"

    /// A line of its talk for standard error, which says who speaks.
    public static func talk(_ line: String) -> String { "\(name): \(line)" }
}
