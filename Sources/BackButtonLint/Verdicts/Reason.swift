/// Why a place was looked at, or what it says. Worded in `Reason+Words.swift` alone.
package enum Reason: Sendable, Hashable {
    // The screen
    case hides
    case hidesInWrapper
    case usesWrapper
    case isScreen
    case embedded
    case appliedWhereReached

    // Following
    case followsMember
    case followsView
    case followsModifier
    case followsFunction
    case followsHandler
    case followsAction
    case handedClosure

    // Ways back
    case leadingItem
    case trailingItem
    case otherItem
    case callsDismiss
    case handsOnDismiss
    case popsPath
    case popsController
    case clearsBinding
    case changesRootState
    case leavesByName
    case leavesByConfiguration
    case opensDialog
    case unknownAction
    case unknownView
    case unknownContent
    case noExit
    case tooMuch

    // Reached
    case pushedHere
    case presentedHere
    case rootHere
    case usedHere
    case notUsed

    // Swipe
    case attachesDelegate
    case clearsDelegate
    case conforms
    case subclassUsed
    case swizzles
    case restoresOnScreen
    case ownGesture
    case swipePackage
    case foreignSource
    case castWithoutConformance
    case uncertainLink
    case notRestored
    case restoringScopeElsewhere
}
