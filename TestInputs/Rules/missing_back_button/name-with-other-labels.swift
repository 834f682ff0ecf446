import SwiftUI

struct Theatre: View {
    var body: some View {
        NavigationStack { NavigationLink("Stage") { StageView() } }
    }
}

/// A function is meant by its labels as well as by its name.
struct StageView: View {
    var body: some View {
        Text("Act one")
            .change { view in
                view.curtain(.down, for: .stage)
            }
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

extension View {
    func change(@ViewBuilder _ change: (Self) -> some View) -> some View { change(self) }
}

final class Usher {
    var host: UINavigationController?

    func curtain(_ curtain: Curtain, itemWith identifier: String, willBeLifted: Bool) {
        host?.popViewController(animated: true)
    }
}

struct Curtain {}
