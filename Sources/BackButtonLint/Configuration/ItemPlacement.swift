/// Where a fix puts the back button that it writes: a placement of SwiftUI's that is the bar's leading slot.
package enum ItemPlacement: String, Sendable, CaseIterable {
    case topBarLeading, navigationBarLeading, cancellationAction, navigation
}
