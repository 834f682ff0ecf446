// A view that shows one of many screens.
import ComposableArchitecture

public protocol RouterState { associatedtype Screen }
public protocol RouterAction { associatedtype Screen }

public struct TCARouter<State: RouterState, Action: RouterAction, Content: View>: View {
    public init(
        _ store: Store<State, Action>,
        @ViewBuilder screen: @escaping (Store<State.Screen, Action.Screen>) -> Content
    ) {}
}
