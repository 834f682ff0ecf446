// Something that drives a flow.

@MainActor public final class FlowDriver {
    public init() {}
    public func pop() {}
    public func handle(_ step: Int) {}
}
