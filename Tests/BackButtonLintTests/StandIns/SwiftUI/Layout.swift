// What views are laid out by.

public struct HStack<Content: View>: View {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct VStack<Content: View>: View {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
}
public struct ZStack<Content: View>: View {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Group<Content> {}
extension Group: View where Content: View {
    public var body: Never { fatalError() }
    public init(@ViewBuilder content: () -> Content) {}
}
public struct ScrollView<Content: View>: View { public init(@ViewBuilder content: () -> Content) {} }
public struct Section<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public init(_ title: String, @ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: View { public init(@ViewBuilder content: () -> Content) {} }
public struct List<Content: View>: View { public init(@ViewBuilder content: () -> Content) {} }
extension List {
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Row> {}
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Row> {}
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder row: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Row> {}
}
public struct ForEach<Data, Content> {}
extension ForEach: View where Content: View {
    public var body: Never { fatalError() }
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data: RandomAccessCollection, Data.Element: Identifiable {}
    public init<ID: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data: RandomAccessCollection {}
}
extension ForEach where Data == Range<Int>, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}
public struct Spacer: View { public init() {} }
public struct Divider: View { public init() {} }
public struct GeometryReader<Content: View>: View {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct GeometryProxy { public var size: CGSize { fatalError() } }

public struct Alignment: Sendable {
    public static let center = Alignment()
    public static let top = Alignment()
    public static let topLeading = Alignment()
}
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalEdge: Sendable { case top, bottom }
public struct Edge {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { fatalError() }
        public static let all = Set(rawValue: 0)
        public static let horizontal = Set(rawValue: 0)
        public static let vertical = Set(rawValue: 0)
        public static let top = Set(rawValue: 0)
    }
}
