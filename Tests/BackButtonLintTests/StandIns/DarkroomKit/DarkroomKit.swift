// A flow from outside.

@MainActor public final class DarkroomFlow {
    public init() {}
    public func cancel() {}
}
