// What views remember, and what they are handed.

@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { fatalError() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    public init(projectedValue: Binding<Value>) { fatalError() }
    public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> { fatalError() }
}

@MainActor @preconcurrency @propertyWrapper public struct StateObject<Object: ObservableObject> {
    nonisolated public init(wrappedValue: @autoclosure @escaping () -> Object) {}
    public var wrappedValue: Object { fatalError() }
    public var projectedValue: ObservedObject<Object>.Wrapper { fatalError() }
}
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
    nonisolated public init(wrappedValue: Object) {}
    public var wrappedValue: Object {
        get { fatalError() }
        set {}
    }
    public var projectedValue: Wrapper { fatalError() }

    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
            fatalError()
        }
    }
}
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
    nonisolated public init() {}
    public var wrappedValue: Object { fatalError() }
    public var projectedValue: ObservedObject<Object>.Wrapper { fatalError() }
}

@propertyWrapper public struct Environment<Value> {
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
public struct EnvironmentValues {
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { fatalError() }
        set {}
    }
    @available(iOS 15.0, macOS 12.0, *) public var dismiss: DismissAction { fatalError() }
    public var presentationMode: Binding<PresentationMode> { fatalError() }
    public var openURL: OpenURLAction { fatalError() }
    public var colorScheme: ColorScheme { fatalError() }
    @available(macOS, unavailable) public var horizontalSizeClass: UserInterfaceSizeClass? { fatalError() }
    @available(iOS 15.0, macOS 12.0, *) public var isPresented: Bool { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *) @MainActor @preconcurrency public struct DismissAction {
    public func callAsFunction() {}
}
public struct PresentationMode {
    public var isPresented: Bool { fatalError() }
    public mutating func dismiss() {}
}
@MainActor @preconcurrency public struct OpenURLAction { public func callAsFunction(_ url: URL) {} }
public enum ColorScheme: Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

@MainActor @propertyWrapper public struct FocusState<Value: Hashable> {
    public init() where Value == Bool {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
}
