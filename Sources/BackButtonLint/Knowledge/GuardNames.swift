/// What the guards of the swipe back ask, by UIKit's names.
///
/// Source: `developer.apple.com/documentation/uikit/uinavigationcontroller` and `.../uiviewcontroller`.
enum GuardNames {
    /// The delegate's functions that can keep a recognizer from beginning.
    static let shouldBegin = Name("gestureRecognizerShouldBegin")
    static let gestureRecognizer = Name("gestureRecognizer")
    static let shouldReceive = Name("shouldReceive")

    /// The controllers on a stack, in lists.
    static let stacks: Set<Name> = [
        Name("viewControllers"), Name("children"), Name("childViewControllers"),
    ]
    static let count = Name("count")
    static let isEmpty = Name("isEmpty")
    static let last = Name("last")
    /// What lists are asked for.
    static let ofLists: Set<Name> = [count, isEmpty, last]

    /// The controller on top of a stack.
    static let tops: Set<Name> = [Name("topViewController"), Name("visibleViewController")]

    /// There only where something is below the screen.
    static let belowTop: Set<Name> = [Name("backItem")]

    /// What says that something is presented over the screen.
    static let presented: Set<Name> = [Name("presentedViewController"), Name("visibleViewController")]

    /// Names that say nothing about a screen, nor about what is below or above it: of gestures, geometry, running
    /// transitions and values.
    static let neutral: Set<Name> = Set(
        [
            "_", "self", "Self", "super", "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer",
            "transitionCoordinator", "isInteractive", "isAnimated", "isCancelled", "initiallyInteractive",
            "navigationController", "navigationBar", "parent", "view", "window", "next", "superview", "delegate",
            "gestureRecognizer", "otherGestureRecognizer", "gestureRecognizers", "gestureRecognizerShouldBegin",
            "state", "isEnabled", "location", "translation", "velocity", "numberOfTouches", "touches", "edges",
            "isKind", "isMember", "isEqual", "isDescendant", "description", "debugDescription", "hash", "type",
            "x", "y", "dx", "dy", "width", "height", "origin", "size", "minX", "maxX", "midX", "minY", "maxY",
            "bounds", "frame", "safeAreaInsets", "zero", "left", "right", "began", "changed", "ended", "possible",
            "contentOffset", "effectiveUserInterfaceLayoutDirection", "userInterfaceLayoutDirection",
            "semanticContentAttribute", "rightToLeft", "leftToRight", "forceRightToLeft", "traitCollection",
            "layoutDirection", "isBeingPresented", "isBeingDismissed", "isMovingToParent", "isMovingFromParent",
            "value", "forKey", "boolValue", "print", "debugPrint", "NSLog", "abs", "min", "max", "some", "none",
            "first", "contains", "endEditing", "resignFirstResponder", "isFirstResponder", "main", "isMainThread",
        ].map { Name($0) })
}
