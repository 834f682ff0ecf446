/// What the tool calls itself in reports.
public enum Tool {
    public static let name = "backlint"
    public static let version = "0.1.0"
}
