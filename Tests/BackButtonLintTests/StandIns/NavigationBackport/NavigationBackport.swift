// A stack for older systems.
@_exported import SwiftUI

public struct NBNavigationPath {
    public init() {}
}

public struct NBNavigationStack<Root: View>: View {
    public init(path: Binding<NBNavigationPath>, @ViewBuilder root: () -> Root) {}
}

extension View {
    nonisolated public func nbNavigationDestination<Data: Hashable, V: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> V
    ) -> some View { self }
}
