// What else is put on views.

extension View {
    nonisolated public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> { fatalError() }
    nonisolated public func environment<V>(_ path: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        self
    }
    nonisolated public func environmentObject<O: ObservableObject>(_ object: O) -> some View { self }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    nonisolated public func padding(_ length: CGFloat) -> some View { self }
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    nonisolated public func offset(_ size: CGSize) -> some View { self }
    nonisolated public func font(_ font: Font?) -> some View { self }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { self }
    nonisolated public func opacity(_ opacity: Double) -> some View { self }
    nonisolated public func foregroundStyle(_ color: Color) -> some View { self }
    nonisolated public func tint(_ color: Color?) -> some View { self }
    nonisolated public func background<V: View>(_ view: V) -> some View { self }
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { self }
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    nonisolated public func overlay<V: View>(_ view: V, alignment: Alignment = .center) -> some View { self }
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    @available(iOS 15.0, macOS 12.0, *)
    nonisolated public func safeAreaInset<V: View>(edge: VerticalEdge, @ViewBuilder content: () -> V) -> some View {
        self
    }
    @available(iOS 26.0, macOS 26.0, *)
    nonisolated public func safeAreaBar<V: View>(edge: VerticalEdge, @ViewBuilder content: () -> V) -> some View {
        self
    }
    nonisolated public func ignoresSafeArea() -> some View { self }
    nonisolated public func disabled(_ isDisabled: Bool) -> some View { self }
    nonisolated public func hidden() -> some View { self }
    nonisolated public func tag<V: Hashable>(_ value: V) -> some View { self }
    nonisolated public func id<V: Hashable>(_ value: V) -> some View { self }
    nonisolated public func accessibilityLabel(_ text: String) -> some View { self }
    nonisolated public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ action: @escaping () -> Void
    ) -> some View { self }
    nonisolated public func keyboardShortcut(_ key: KeyboardShortcut) -> some View { self }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
        -> some View where P.Failure == Never
    { self }
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        self
    }
    @available(iOS 17.0, macOS 14.0, *)
    nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
        -> some View
    { self }
    @available(iOS 17.0, macOS 14.0, *)
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View { self }
    @available(iOS 15.0, macOS 12.0, *)
    nonisolated public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
        self
    }
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    nonisolated public func gesture<G: Gesture>(_ gesture: G) -> some View { self }
}

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

public struct AccessibilityActionKind: Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
}
public struct KeyboardShortcut: Sendable {
    public static let cancelAction = KeyboardShortcut()
    public static let defaultAction = KeyboardShortcut()
}

@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value }
public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var translation: CGSize { fatalError() }
        public var startLocation: CGPoint { fatalError() }
    }
    public init(minimumDistance: CGFloat = 10) {}
}
public struct ObservedGesture<Value>: Gesture {}
extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Value> { fatalError() }
    public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Value> { fatalError() }
}

@discardableResult public func withAnimation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
@available(iOS 17.0, macOS 14.0, *) @discardableResult public func withAnimation<Result>(
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }
