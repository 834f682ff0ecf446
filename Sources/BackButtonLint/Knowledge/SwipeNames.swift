/// What restoring the swipe back is made of.
///
/// Source of the UIKit names: `developer.apple.com/documentation/uikit/uinavigationcontroller`.
enum SwipeNames {
    static let recognizers: Set<Name> = [
        Name("interactivePopGestureRecognizer"), Name("interactiveContentPopGestureRecognizer"),
    ]
    static let edgePan = Name("UIScreenEdgePanGestureRecognizer")
    static let edges = Name("edges")
    static let delegate = Name("delegate")
    static let isEnabled = Name("isEnabled")
    static let navigationController = Name("UINavigationController")
    static let gestureDelegate = Name("UIGestureRecognizerDelegate")

    /// The private action that the system's own recognizer has; a second recognizer sent there swipes back too.
    static let transitionSelector: StaticString = "handleNavigationTransition:"

    /// Types whose code runs for the whole app.
    static let appTypes: Set<Name> = [
        Name("UIApplicationDelegate"), Name("UIWindowSceneDelegate"), Name("UISceneDelegate"), Name("App"),
        Name("UIResponder"),
    ]

    /// Types that bring UIKit onto one screen.
    static let representables: Set<Name> = [
        Name("UIViewControllerRepresentable"), Name("UIViewRepresentable"),
    ]

    /// Modifiers of packages that bring a swipe of their own to the screen they are put on.
    ///
    /// Source: joehinkle11/Lazy-Pop-SwiftUI, its own page.
    static let modifiers: Set<Name> = [Name("lazyPop")]

    /// Packages and pods that restore the swipe for every stack of an app that links them, lower case.
    ///
    /// Source of each: the package's own page under the given owner on GitHub.
    static let packages: Set<String> = [
        "swipeback",  // devxoul/SwipeBack
        "fdfullscreenpopgesture",  // forkingdog/FDFullscreenPopGesture
        "ahknavigationcontroller",  // fastred/AHKNavigationController
        "swipetransition",  // tattn/SwipeTransition
        "swiftui-navigation-transitions",  // davdroman/swiftui-navigation-transitions
        "swiftuinavigationtransitions",
        "navigationtransitions",
        "qmui_ios",  // Tencent/QMUI_iOS
        "qmuikit",
        "cleanui",  // achtungsoftware/CleanUI
        "materialuikit",
        "swiftui-plus",  // ivalx1s/swiftui-plus
    ]
}
