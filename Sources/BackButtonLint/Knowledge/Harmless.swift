/// Names from outside of the sources that are known to lead nowhere.
enum Harmless {
    /// Calls in a handler that say nothing about leaving: a handler of these alone does nothing of the kind.
    static let calls: Set<Name> = [
        Name("print"), Name("debugPrint"), Name("withAnimation"), Name("Task"), Name("async"), Name("asyncAfter"),
        Name("sleep"), Name("now"), Name("sync"), Name("resignFirstResponder"), Name("sendAction"),
        Name("impactOccurred"),
        Name("selectionChanged"), Name("notificationOccurred"), Name("append"), Name("remove"), Name("insert"),
        Name("toggle"), Name("assert"), Name("log"), Name("info"), Name("debug"), Name("open"), Name("openURL"),
        Name("removeLast"), Name("removeFirst"), Name("removeAll"), Name("popLast"), Name("removeSubrange"),
        Name("swapAt"),
        Name("sort"), Name("reverse"), Name("shuffle"), Name("formUnion"), Name("subtract"),
        Name("animation"), Name("fatalError"), Name("run"), Name("prepare"), Name("store"), Name("sink"),
    ]

    /// Modifiers of the system whose names have a leaving word in them and don't leave.
    static let modifiers: Set<Name> = [
        Name("navigationBarBackButtonHidden"), Name("interactiveDismissDisabled"), Name("scrollDismissesKeyboard"),
        Name("dismissalConfirmationDialog"), Name("presentationBackgroundInteraction"), Name("backDeployed"),
    ]

    /// Protocols of what answers actions.
    ///
    /// Source: pointfreeco/swift-composable-architecture, its own documentation.
    static let reducers: Set<Name> = [Name("Reducer"), Name("ReducerProtocol"), Name("ReducerOf")]

    /// Parts of a store's type that don't say whose store it is.
    static let storeWords: Set<Name> = [
        Name("Store"), Name("StoreOf"), Name("ViewStore"), Name("ViewStoreOf"), Name("State"), Name("Action"),
        Name("any"), Name("some"), Name("Context"), Name("ViewAction"), Name("ViewState"), Name("Void"), Name("Never"),
        Name("PassthroughSubject"), Name("CurrentValueSubject"), Name("AnyPublisher"),
    ]

    /// Views of the system whose names sound like a way back and aren't.
    static let views: Set<Name> = [
        Name("ToolbarItem"), Name("ToolbarItemGroup"), Name("ToolbarSpacer"), Name("ToolbarTitleMenu"),
        Name("UIToolbar"), Name("BackgroundTask"), Name("BackgroundStyle"), Name("ToolbarRole"),
    ]
}
