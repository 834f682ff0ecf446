// A stack of routes, some of them presented.
@_exported import SwiftUI

public enum Route<Screen> {
    case push(Screen)
}

public struct FlowStack<Screen, Root: View>: View {
    public init(_ routes: Binding<[Route<Screen>]>, withNavigation: Bool, @ViewBuilder root: () -> Root) {}
}

extension View {
    nonisolated public func flowDestination<Data: Hashable, V: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> V
    ) -> some View { self }
}
