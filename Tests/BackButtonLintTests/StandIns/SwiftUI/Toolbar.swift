// What stands in a bar.

@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never { public var body: Never { fatalError() } }
public protocol CustomizableToolbarContent: ToolbarContent {}
extension Never: CustomizableToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) {}
}

public struct ToolbarItems<T>: ToolbarContent {}
public struct ToolbarItemsWithIDs<T>: CustomizableToolbarContent {}

@resultBuilder public enum ToolbarContentBuilder {
    public static func buildExpression<T: ToolbarContent>(_ item: T) -> T { fatalError() }
    public static func buildExpression<T: CustomizableToolbarContent>(_ item: T) -> T { fatalError() }
    public static func buildBlock<T: ToolbarContent>(_ item: T) -> T { fatalError() }
    // Ten at most, so that an eleventh is found.
    public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(_ a: A, _ b: B) -> ToolbarItems<(A, B)> {
        fatalError()
    }
    public static func buildBlock<A: CustomizableToolbarContent, B: CustomizableToolbarContent>(
        _ a: A, _ b: B
    ) -> ToolbarItemsWithIDs<(A, B)> { fatalError() }
    public static func buildBlock<A: ToolbarContent, B: ToolbarContent, C: ToolbarContent>(
        _ a: A, _ b: B, _ c: C
    ) -> ToolbarItems<(A, B, C)> { fatalError() }
    public static func buildBlock<
        A: CustomizableToolbarContent, B: CustomizableToolbarContent, C: CustomizableToolbarContent
    >(_ a: A, _ b: B, _ c: C) -> ToolbarItemsWithIDs<(A, B, C)> { fatalError() }
    public static func buildBlock<
        A: ToolbarContent, B: ToolbarContent, C: ToolbarContent, D: ToolbarContent
    >(_ a: A, _ b: B, _ c: C, _ d: D) -> ToolbarItems<(A, B, C, D)> { fatalError() }
    public static func buildBlock<
        A: ToolbarContent, B: ToolbarContent, C: ToolbarContent, D: ToolbarContent, E: ToolbarContent,
        F: ToolbarContent, G: ToolbarContent, H: ToolbarContent, I: ToolbarContent, J: ToolbarContent
    >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J)
        -> ToolbarItems<(A, B, C, D, E, F, G, H, I, J)>
    { fatalError() }
}
@available(iOS 16.0, macOS 13.0, *) extension ToolbarContentBuilder {
    public static func buildIf<T: ToolbarContent>(_ item: T?) -> T? { fatalError() }
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(first item: A) -> _ConditionalContent<A, B> {
        fatalError()
    }
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(second item: B) -> _ConditionalContent<A, B> {
        fatalError()
    }
    public static func buildLimitedAvailability<T: ToolbarContent>(_ item: T) -> ToolbarItems<Void> { fatalError() }
}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    @available(macOS, unavailable) public static let keyboard = ToolbarItemPlacement()
    @available(macOS, unavailable) public static let topBarLeading = ToolbarItemPlacement()
    @available(macOS, unavailable) public static let topBarTrailing = ToolbarItemPlacement()
    @available(macOS, unavailable) public static let navigationBarLeading = ToolbarItemPlacement()
    @available(macOS, unavailable) public static let navigationBarTrailing = ToolbarItemPlacement()
    @available(macOS, unavailable) public static let bottomBar = ToolbarItemPlacement()
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {}
extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
@available(iOS 26.0, macOS 26.0, *) public struct ToolbarSpacer: ToolbarContent {
    public enum Sizing: Sendable { case fixed, flexible }
    public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
extension ToolbarContent {
    @available(iOS 26.0, macOS 26.0, *)
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

public enum Visibility: Sendable { case automatic, visible, hidden }
public struct ToolbarPlacement: Sendable {
    @available(macOS, unavailable) public static let navigationBar = ToolbarPlacement()
    @available(macOS, unavailable) public static let tabBar = ToolbarPlacement()
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    nonisolated public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { self }
    nonisolated public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
    nonisolated public func toolbar<C: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> C
    ) -> some View { self }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
}
