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
                view.padding(4)
            }
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

extension View {
    func change(@ViewBuilder _ change: (Self) -> some View) -> some View { change(self) }
}

@MainActor final class Usher {
    var host: UINavigationController?

    func padding(_ width: Int, of seat: String, isSoft: Bool) {
        host?.popViewController(animated: true)
    }
}
