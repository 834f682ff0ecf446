// How screens come and go.

public struct NavigationView<Content: View>: View { public init(@ViewBuilder content: () -> Content) {} }

@available(iOS 16.0, macOS 13.0, *) public struct NavigationPath: Equatable {
    public init() {}
    public var count: Int { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public mutating func append<Value: Hashable>(_ value: Value) {}
    public mutating func removeLast(_ count: Int = 1) {}
}
@available(iOS 16.0, macOS 13.0, *) public struct NavigationStack<Data, Root: View>: View {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}
}
@available(iOS 16.0, macOS 13.0, *) public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

public struct NavigationLink<Label: View, Destination: View>: View {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    }
}
extension NavigationLink where Label == Text {
    public init(_ title: String, @ViewBuilder destination: () -> Destination) {}
    public init(_ title: String, destination: Destination) {}
    public init(_ title: String, destination: Destination, isActive: Binding<Bool>) {}
    public init(_ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {}
}
@available(iOS 16.0, macOS 13.0, *) extension NavigationLink where Destination == Never {
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {}
    public init<Value: Hashable>(_ title: String, value: Value?) where Label == Text {}
}

public struct TabView<Selection: Hashable, Content: View>: View {
    public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}
extension TabView where Selection == Int { public init(@ViewBuilder content: () -> Content) {} }

extension View {
    @available(iOS 13.0, macOS 13.0, *)
    nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
    nonisolated public func navigationTitle(_ title: String) -> some View { self }
    @available(macOS, unavailable)
    nonisolated public func navigationBarTitle(_ title: String) -> some View { self }
    @available(macOS, unavailable)
    nonisolated public func navigationBarHidden(_ hides: Bool) -> some View { self }
    @available(macOS, unavailable)
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { self }
    @available(macOS, unavailable)
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { self }
    @available(macOS, unavailable)
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func navigationDestination<Data: Hashable, V: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> V
    ) -> some View { self }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }
    @available(iOS 17.0, macOS 14.0, *)
    nonisolated public func navigationDestination<Item: Hashable, V: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> V
    ) -> some View { self }
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    nonisolated public func sheet<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View { self }
    nonisolated public func sheet<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { self }
    @available(macOS, unavailable)
    nonisolated public func fullScreenCover<V: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View { self }
    @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { self }
    nonisolated public func popover<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V)
        -> some View
    { self }
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    nonisolated public func alert<A: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View
    { self }
    nonisolated public func confirmationDialog<A: View>(
        _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
}
