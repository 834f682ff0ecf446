import SwiftUI

@main struct BoardGameApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Rules") { RuleBook() } } }
    }
}

struct RuleBook: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Roll twice")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "RuleBook"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Board") { dismiss() } } }
    }
}

/// None of these is UIKit's.
class NavigationController {
    var interactivePopGestureRecognizer: PopGesture?

    func viewDidLoad() { interactivePopGestureRecognizer?.delegate = self }
}

class PopGesture {
    weak var delegate: NavigationController?
}

extension NavigationController {
    func gestureRecognizerShouldBegin(_ gesture: PopGesture) -> Bool { true }
}
