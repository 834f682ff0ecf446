// A machine of states and events.

public protocol StateType: Hashable {}
public protocol EventType: Hashable {}

public final class StateMachine<State: StateType, Event: EventType> {
    public init() {}
    @discardableResult public func tryEvent(_ event: Event) -> Bool { fatalError() }
}
