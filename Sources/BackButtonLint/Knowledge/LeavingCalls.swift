/// Calls that leave a screen by what they are, not by what they are called here.
enum LeavingCalls {
    /// `UINavigationController`'s ways to pop.
    static let controllerPops: Set<Name> = [
        Name("popViewController"), Name("popToRootViewController"), Name("popToViewController"),
    ]

    /// Methods that shorten a path.
    static let pathPops: Set<Name> = [
        Name("removeLast"), Name("removeAll"), Name("popLast"), Name("removeSubrange"), Name("dropLast"),
        Name("removeFirst"),
    ]

    /// Methods of packages by which a screen tells its presenter that it is over.
    ///
    /// Source: LoopKit/LoopKit, `LoopKitUI/CompletionNotifying.swift`.
    static let completions: Set<Name> = [Name("completionNotifyingDidComplete")]

    /// Methods that hand an event to a state machine, which decides what is shown next.
    ///
    /// Source: ReactKit/SwiftState, its own page.
    static let machineEvents: Set<Name> = [Name("tryEvent"), Name("tryState")]

    static let dismiss = Name("dismiss")
    static let wrappedValue = Name("wrappedValue")
    static let presentationMode = Name("presentationMode")
    static let toggle = Name("toggle")
    static let send = Name("send")

    /// Types whose values leave when called or told to.
    static let dismissTypes: Set<Name> = [Name("DismissAction"), Name("PresentationMode"), Name("DismissEffect")]
}
