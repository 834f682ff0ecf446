// The part of the Composable Architecture that screens of the inputs send actions by.
@_exported import SwiftUI

public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype Body
    @ReducerBuilder<State, Action> var body: Body { get }
}
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
extension Reducer where Body == Never { public var body: Never { fatalError() } }

@attached(extension, conformances: Reducer)
public macro Reducer() = #externalMacro(module: "StandInMacros", type: "Conformance")

@resultBuilder public enum ReducerBuilder<State, Action> {
    public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { fatalError() }
    public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { fatalError() }
    public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { fatalError() }
    public static func buildPartialBlock<A: Reducer<State, Action>, B: Reducer<State, Action>>(
        accumulated: A, next: B
    ) -> Reduce<State, Action> { fatalError() }
}

public struct Reduce<State, Action>: Reducer {
    public typealias Body = Never
    public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {}
}

public struct Scope<State, Action, Child: Reducer>: Reducer {
    public typealias Body = Never
    public init(
        state: CasePath<State, Child.State>, action: CasePath<Action, Child.Action>, child: () -> Child
    ) {}
}

extension Reducer {
    public func forEach<Element: Reducer>(
        _ states: WritableKeyPath<State, [Element.State]>, action: CasePath<Action, (Int, Element.Action)>,
        element: () -> Element
    ) -> Reduce<State, Action> { fatalError() }
}

public struct CasePath<Root, Value> {}
prefix operator /
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CasePath<Root, Value> { fatalError() }

public struct Effect<Action> {
    public static var none: Effect<Action> { fatalError() }
    public static func run(_ work: @escaping @Sendable (Send<Action>) async throws -> Void) -> Effect<Action> {
        fatalError()
    }
}
@MainActor public struct Send<Action>: Sendable { public func callAsFunction(_ action: Action) {} }

@MainActor @preconcurrency public final class Store<State, Action> {
    init() { fatalError() }
    @discardableResult public func send(_ action: Action) -> StoreTask { fatalError() }
}
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
public struct StoreTask: Sendable {}

public struct SwitchStore<State, Action, Content: View>: View {
    public init(_ store: Store<State, Action>, @ViewBuilder content: @escaping () -> Content) {}
}
public struct CaseLet<Outer, OuterAction, State, Action, Content: View>: View {
    public init(
        _ state: CasePath<Outer, State>, action: @escaping (Action) -> OuterAction,
        then content: @escaping @MainActor (Store<State, Action>) -> Content
    ) {}
}

public struct NavigationLinkStore<State, Action, Destination: View, Label: View>: View {
    public init(
        _ store: Store<State, Action>, onTap: @escaping () -> Void,
        @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination, @ViewBuilder label: () -> Label
    ) {}
}

@propertyWrapper public struct Dependency<Value>: @unchecked Sendable {
    public init(_ path: KeyPath<DependencyValues, Value> & Sendable) {}
    public var wrappedValue: Value { fatalError() }
}
public struct DependencyValues: Sendable { public var dismiss: DismissEffect { fatalError() } }
public struct DismissEffect: Sendable { public func callAsFunction() async {} }
