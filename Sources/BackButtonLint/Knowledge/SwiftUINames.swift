/// SwiftUI and UIKit names that verdicts know, as rows.
///
/// Source of each: Apple's reference pages `developer.apple.com/documentation/swiftui` and `.../uikit`.
enum SwiftUINames {
    static let hide = Name("navigationBarBackButtonHidden")

    // MARK: Modifiers

    /// Closures that run without the user doing anything: what they call is no control.
    static let lifecycle: Set<Name> = [
        Name("onAppear"), Name("onDisappear"), Name("task"), Name("onReceive"), Name("onChange"), Name("refreshable"),
        Name("onOpenURL"), Name("onContinueUserActivity"), Name("onPreferenceChange"), Name("userActivity"),
        Name("onGeometryChange"), Name("onScrollGeometryChange"), Name("onScrollPhaseChange"), Name("onHover"),
        Name("handlesExternalEvents"), Name("onFirstAppear"), Name("onLoad"), Name("viewDidLoad"),
        Name("preference"), Name("anchorPreference"), Name("transformPreference"), Name("transformEnvironment"),
    ]

    static let preference = Name("preference")
    static let onPreferenceChange = Name("onPreferenceChange")

    /// Of these, the ones that watch a value.
    static let watching: Set<Name> = [Name("onChange"), Name("onReceive"), Name("onPreferenceChange")]

    /// Modifiers whose closure runs when the user does something with the view.
    static let gestures: Set<Name> = [
        Name("onTapGesture"), Name("onLongPressGesture"), Name("gesture"), Name("simultaneousGesture"),
        Name("highPriorityGesture"), Name("onEnded"), Name("onSubmit"), Name("onCommand"), Name("onExitCommand"),
        Name("onPress"),
    ]

    /// Not visible, so no way back by themselves.
    static let invisibleActions: Set<Name> = [
        Name("accessibilityAction"), Name("accessibilityActions"), swipeActions, Name("contextMenu"),
    ]
    static let swipeActions = Name("swipeActions")

    /// Modifiers that push their closure's view.
    ///
    /// Source of those that aren't SwiftUI's: johnpatrickmorgan/NavigationBackport and FlowStacks, each package's own page.
    static let pushing: Set<Name> = [
        Name("navigationDestination"), Name("navigationDestinationWrapper"), Name("nbNavigationDestination"),
        Name("flowDestination"),
    ]

    /// Containers that keep a stack by an array of routes: their closure builds what is pushed.
    ///
    /// Source: johnpatrickmorgan/TCACoordinators and FlowStacks, canopas/UIPilot, each package's own page.
    static let pushingContainers: Set<Name> = [
        Name("TCARouter"), Name("IdentifiedTCARouter"), Name("Router"), Name("NStack"), Name("PStack"),
        Name("UIPilotHost"),
    ]

    /// Modifiers that present their closure's view.
    static let presenting: Set<Name> = [
        Name("sheet"), Name("fullScreenCover"), Name("popover"), Name("inspector"), Name("bottomSheet"),
    ]

    /// Modifiers whose closure holds the buttons of a dialog.
    static let dialogs: Set<Name> = [Name("alert"), Name("confirmationDialog"), Name("actionSheet")]

    static let modifier = Name("modifier")
    static let navigationBarItems = Name("navigationBarItems")
    static let toolbar = Name("toolbar")
    static let navigationBarHidden = Name("navigationBarHidden")
    static let navigationBar = Name("navigationBar")

    /// Modifiers that say whether bars are drawn.
    static let barVisibility: Set<Name> = [navigationBarHidden, toolbar, Name("toolbarVisibility")]

    /// Modifiers that change how a view looks and leave taps on it alone.
    static let plainModifiers: Set<Name> = [
        Name("font"), Name("foregroundColor"), Name("foregroundStyle"), Name("tint"), Name("accentColor"),
        Name("padding"), Name("frame"), Name("resizable"), Name("scaledToFit"), Name("scaledToFill"),
        Name("aspectRatio"), Name("imageScale"), Name("bold"), Name("fontWeight"), Name("renderingMode"),
        Name("symbolRenderingMode"), Name("accessibilityLabel"), Name("accessibilityIdentifier"), Name("clipShape"),
        Name("clipped"), Name("cornerRadius"), Name("shadow"), Name("offset"), Name("background"), Name("fixedSize"),
        Name("fontDesign"), Name("lineLimit"), Name("contentShape"), Name("environment"), Name("layoutPriority"),
        Name("scaleEffect"), Name("rotationEffect"), Name("flipsForRightToLeftLayoutDirection"), Name("labelStyle"),
        Name("accessibilityHint"), Name("accessibilityHidden"), Name("interpolation"), Name("antialiased"),
    ]

    // MARK: Views

    static let view = Name("View")
    static let anyView = Name("AnyView")
    static let body = Name("body")
    static let viewBuilder = Name("ViewBuilder")
    static let binding = Name("Binding")

    static let button = Name("Button")
    static let navigationLink = Name("NavigationLink")

    /// Views that push their destination when they are tapped.
    ///
    /// Source of `NavigationLinkStore`: pointfreeco/swift-composable-architecture, its own documentation.
    static let links: Set<Name> = [navigationLink, Name("NavigationLinkStore")]
    static let image = Name("Image")
    static let text = Name("Text")
    static let label = Name("Label")

    /// Views that act when they are tapped.
    static let controls: Set<Name> = [button, navigationLink]

    /// Views that people take for a control where they stand alone.
    static let icons: Set<Name> = [image, text, label]

    /// Views that leave taps on their content alone.
    static let plainContainers: Set<Name> = [
        Name("HStack"), Name("VStack"), Name("ZStack"), Name("Group"), anyView, Name("Spacer"), toolbarItem,
        toolbarItemGroup,
    ]

    static let toolbarItem = Name("ToolbarItem")
    static let toolbarItemGroup = Name("ToolbarItemGroup")

    /// What is handed the content of a bar's slot.
    static let toolbarItemNames: Set<Name> = [toolbarItem, toolbarItemGroup, navigationBarItems]

    /// What an action may call and still do nothing that people see.
    static let printing: Set<Name> = [Name("print"), Name("debugPrint"), Name("NSLog"), Name("dump")]

    /// What stands in a toolbar as an item of its own.
    static let toolbarContents: Set<Name> = [
        toolbarItem, toolbarItemGroup, Name("ToolbarSpacer"), Name("ToolbarTitleMenu"), Name("DefaultToolbarItem"),
    ]
    static let toolbarProtocols: Set<Name> = [Name("ToolbarContent"), Name("CustomizableToolbarContent")]

    /// Views whose content is the first view of a stack, tab, split column or window.
    static let roots: Set<Name> = [
        Name("NavigationStack"), Name("NavigationView"), Name("NavigationSplitView"), Name("TabView"),
        Name("WindowGroup"), Name("Window"), Name("DocumentGroup"), Name("Settings"), Name("Tab"),
        Name("NavigationStackStore"), Name("ImmersiveSpace"), Name("MenuBarExtra"), Name("NBNavigationStack"),
        Name("FlowStack"),
    ]

    /// Views that show one of the views in their closure at a time.
    ///
    /// Source of `SwitchStore`: pointfreeco/swift-composable-architecture, its own documentation.
    static let oneAtATime: Set<Name> = [Name("TabView"), Name("SwitchStore")]

    /// SwiftUI's own stacks.
    static let stacks: [Name] = [Name("NavigationStack"), Name("NavigationView"), Name("NavigationSplitView")]

    /// Controllers that take a SwiftUI view as `rootView:`.
    static let hosting = Name("UIHostingController")

    /// Types of parameters by which a caller decides what a control does or where it stands.
    static let handedTypes: Set<Name> = [Name("ToolbarItemPlacement"), binding, anyView]

    /// The bar's leading slot on iOS.
    static let leadingPlacements: Set<Name> = [
        Name("topBarLeading"), Name("navigationBarLeading"), Name("cancellationAction"), Name("navigation"),
    ]

    /// The slots of the navigation bar on iOS.
    static let navigationBarPlacements: Set<Name> = leadingPlacements.union([
        Name("topBarTrailing"), Name("navigationBarTrailing"), Name("primaryAction"), Name("confirmationAction"),
        Name("destructiveAction"), Name("principal"), Name("automatic"), Name("title"), Name("subtitle"),
    ])

    /// UIKit's properties for what stands in the bar's leading slot.
    static let leftItems: Set<Name> = [
        Name("leftBarButtonItem"), Name("leftBarButtonItems"), Name("setLeftBarButton"), Name("setLeftBarButtonItems"),
    ]

    // MARK: Labels

    /// Of an image: what screen readers say.
    static let accessibleLabel = Name("label")
    static let leading = Name("leading")
    static let placement = Name("placement")
    static let content = Name("content")
    static let destination = Name("destination")
    static let action = Name("action")
    static let perform = Name("perform")
    static let onDismiss = Name("onDismiss")
    static let value = Name("value")
    static let rootView = Name("rootView")
    static let rootViewController = Name("rootViewController")
    static let animated = Name("animated")

    /// Labels of the binding or value that shows a destination.
    static let showing: Set<Name> = [
        Name("isActive"), Name("isPresented"), Name("item"), Name("selection"), Name("tag"), Name("unwrapping"),
        Name("when"), Name("show"), Name("isShowing"), Name("isShown"),
    ]

    /// Labels of the binding that shows a dialog.
    static let dialogFlags: Set<Name> = [
        Name("isPresented"), Name("isPresent"), Name("isShowing"), Name("isShown"), Name("show"), Name("item"),
        Name("isOpen"), Name("isVisible"),
    ]
}
