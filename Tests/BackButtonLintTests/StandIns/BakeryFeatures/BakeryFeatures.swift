// Reducers whose sources aren't there.
import ComposableArchitecture
import TCACoordinators

public struct Dough: Reducer {
    public struct State: Equatable {}
    public enum Action {}
    public typealias Body = Never
}
public struct Oven: Reducer {
    public struct State: Equatable {}
    public enum Action {}
    public typealias Body = Never
}
public struct BakeryScreen: Reducer {
    public enum State: Equatable {
        case dough(Dough.State)
        case oven(Oven.State)
    }
    public enum Action {
        case dough(Dough.Action)
        case oven(Oven.Action)
    }
    public typealias Body = Never
}
public struct Bakery: Reducer {
    public struct State: RouterState { public typealias Screen = BakeryScreen.State }
    public enum Action: RouterAction { public typealias Screen = BakeryScreen.Action }
    public typealias Body = Never
}
