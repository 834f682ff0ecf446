import Combine

/// State, and the one function that changes it.
@MainActor public final class Store<State, Action>: ObservableObject {
    @Published public private(set) var state: State
    private let reduce: (inout State, Action) -> Void

    public init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
    }

    public func send(_ action: Action) { reduce(&state, action) }
}
