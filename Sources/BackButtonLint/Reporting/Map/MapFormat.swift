/// A way to write down the map: its name and the pure function from a map to a text.
public struct MapFormat: Sendable {
    /// What `--format` of `backlint map` calls it.
    public let name: String

    /// What it is for, in a few words.
    public let summary: String

    /// The whole document, line end included; a valid one without any screen too.
    public let render: @Sendable (Report.Map) -> String
}

extension MapFormat {
    /// Every format, in the order in which the help lists them; the first is the default.
    public static let all: [MapFormat] = [.mermaid, .dot, .svg]

    public static func named(_ name: String) -> MapFormat? { all.first { $0.name == name } }
}
