// Whoever knows the way ashore.

@MainActor public final class Pilot {
    public let ship = Ship()
    public let harborPilot = HarborPilot()
    public init() {}
    public func anchor() {}
    public func finishFlow() {}
    public func finishFlow() async {}
}
@MainActor public final class Ship { public func finishFlow(saving: Bool) {} }
@MainActor public final class HarborPilot {
    public var finishFlow: (@MainActor () -> Void)?
    public func finishFlowLater() {}
}
