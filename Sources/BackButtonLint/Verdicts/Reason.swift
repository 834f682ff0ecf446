/// Why a place was looked at, or what it says. Worded in `Reason+Words.swift` alone.
package enum Reason: Sendable, Hashable {
    // The screen
    case hides
    case hidesInWrapper
    case usesWrapper
    case isScreen
    case embedded

    case hidesAtTimes
    case showsButton
    case notReported

    // Following
    case followsMember
    case followsView
    case followsModifier
    case followsFunction
    case followsHandler
    case followsAction

    // Ways back
    case callsDismiss
    case handsOnDismiss
    case popsPath
    case popsController
    case clearsBinding
    case changesRootState
    case leavesByName
    case leavesByTeamName
    case backControl
    case opensDialog
    case unknownAction
    case unknownView
    case unknownContent
    case tooMuch
    case inert
    case pushesForward
    case pushesHere
    case hidesBar
    case isControl

    // Reached
    case pushedHere
    case presentedHere
    case declaredHere
    case rootHere

    // Swipe
    case attachesDelegate
    case clearsDelegate
    case guardsSwipe
    case conformsToDelegate
    case asksDepth
    case conformsHere
    case onlyEnabled
    case neverMade
    case closedOnPurpose
    case asksFirst
    case subclassUsed
    case restoresOnScreen
    case restoresByTeamName
    case ownGesture
    case swipePackage
    case foreignSource
    case castWithoutConformance
    case uncertainLink
    case notRestored
    case restoringScopeElsewhere
}
