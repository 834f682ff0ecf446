import SwiftUI

struct BikeShed: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Tandem") {
                // screen-below: - - pushed never
                TandemView().navigationBarBackButtonHidden(false)
            }
            NavigationLink("Unicycle") { UnicycleView() }
        }
    }
}

/// Where it is pushed, the button is shown again: the outer word wins.
struct TandemView: View {
    var body: some View {
        Text("Two saddles")
            // screen-below: - - pushed
            .navigationBarBackButtonHidden(true)
    }
}

/// Here the outer word hides it.
struct UnicycleView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("One wheel")
            // screen-below: - - pushed never
            .navigationBarBackButtonHidden(false)
            .padding()
            // screen-below: none none pushed // expect-below: missing_back_button "UnicycleView", missing_swipe_back
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
    }
}
