import SwiftUI
import UIKit

@main struct QuizApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Question") { QuestionView() } } }
    }
}

struct QuestionView: View {
    var body: some View {
        Text("How old is the moon?")
            // screen-below: none app pushed locked // expect-below: swipe_back_unlocks_screen
            // backlint:locked - each question is asked once
            .navigationBarBackButtonHidden()
    }
}

/// It asks nobody at all.
extension UINavigationController {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = nil  // expect: unguarded_swipe_back
    }
}
