// The part of SwiftUI that back items stand in: names and signatures, no bodies that run.
#if os(iOS)
    @_exported import UIKit
#endif

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}
extension Never: View { public var body: Never { return fatalError() } }
extension View where Body == Never { public var body: Never { return fatalError() } }
public struct EmptyView: View { public init() {} }

extension Optional: View where Wrapped: View { public var body: Never { return fatalError() } }

@resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<each V: View>(_ views: repeat each V) -> some View { EmptyView() }
    public static func buildExpression<V: View>(_ view: V) -> V { view }
    public static func buildIf<V: View>(_ view: V?) -> V? { view }
    public static func buildEither<V: View>(first view: V) -> V { view }
    public static func buildEither<V: View>(second view: V) -> V { view }
}

@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never { public var body: Never { return fatalError() } }
public struct Items: ToolbarContent {}

@resultBuilder public enum ToolbarContentBuilder {
    public static func buildExpression<T: ToolbarContent>(_ item: T) -> T { item }
    public static func buildBlock<T: ToolbarContent>(_ item: T) -> T { item }
    public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(_ a: A, _ b: B) -> Items { Items() }
    public static func buildBlock<A: ToolbarContent, B: ToolbarContent, C: ToolbarContent>(
        _ a: A, _ b: B, _ c: C
    ) -> Items { Items() }
    // Ten at most.
    public static func buildBlock<
        A: ToolbarContent, B: ToolbarContent, C: ToolbarContent, D: ToolbarContent, E: ToolbarContent,
        F: ToolbarContent, G: ToolbarContent, H: ToolbarContent, I: ToolbarContent, J: ToolbarContent
    >(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I, _ j: J) -> Items { Items() }
}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    @available(macOS, unavailable) public static let topBarLeading = ToolbarItemPlacement()
    @available(macOS, unavailable) public static let topBarTrailing = ToolbarItemPlacement()
    @available(macOS, unavailable) public static let bottomBar = ToolbarItemPlacement()
}

public struct ToolbarItem<Content: View>: ToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

@propertyWrapper public struct Environment<Value> {
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}
@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}
@propertyWrapper public struct Binding<Value> {
    public init() {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
}

public struct EnvironmentValues {
    @available(iOS 15.0, macOS 12.0, *) public var dismiss: DismissAction { fatalError() }
    public var presentationMode: Binding<PresentationMode> { fatalError() }
    public var openURL: Int { 0 }
    public var colorScheme: Int { 0 }
}
@available(iOS 15.0, macOS 12.0, *) @MainActor @preconcurrency public struct DismissAction {
    public func callAsFunction() {}
}
public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

public struct Text: View { public init(_ text: String) {} }
public struct Image: View { public init(systemName: String) {} }
public struct Button<Label: View>: View {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
    public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}
public struct Stepper: View {
    public init(_ title: String, value: Binding<Int>, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {}
}
public struct VStack<Content: View>: View { public init(@ViewBuilder content: () -> Content) {} }
public struct List<Content: View>: View { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationView<Content: View>: View { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationStack<Content: View>: View { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationLink<Destination: View>: View {
    public init(_ title: String, @ViewBuilder destination: () -> Destination) {}
    public init(_ title: String, destination: Destination) {}
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
    public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
    public func navigationTitle(_ title: String) -> some View { self }
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
    public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    public func onAppear(_ action: @escaping () -> Void) -> some View { self }
    public func onTapGesture(_ action: @escaping () -> Void) -> some View { self }
    public func task(_ action: @escaping @MainActor () async -> Void) -> some View { self }
}

@MainActor @preconcurrency public protocol Scene {}
public struct WindowGroup<Content: View>: Scene { public init(@ViewBuilder content: () -> Content) {} }
@MainActor @preconcurrency public protocol App {
    associatedtype Content: Scene
    var body: Content { get }
    init()
}
extension App { public static func main() {} }
