// A host that shows the last of its routes.
@_exported import SwiftUI

@MainActor public final class UIPilot<Route: Equatable>: ObservableObject {
    public init(initial: Route) {}
}

public struct UIPilotHost<Route: Equatable, Screen: View>: View {
    public init(_ pilot: UIPilot<Route>, @ViewBuilder screen: @escaping (Route) -> Screen) {}
}
