import SwiftUI

struct Quarry: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Slate") { SlateView() }
            NavigationLink("Marble") { MarbleView() }
            NavigationLink("Chalk") { ChalkView() }
            NavigationLink("Flint") { FlintView() }
            NavigationLink("Basalt") { BasaltView() }
        }
    }
}

/// One of the two rules has nothing to say: the other has.
struct SlateView: View {
    var body: some View {
        Text("Grey")
            // screen-below: none none pushed // expect-below: missing_swipe_back
            // backlint:disable:next missing_back_button, back_button_not_leading - blasting
            .navigationBarBackButtonHidden()
    }
}

/// Two that silence the same are used both.
struct MarbleView: View {
    var body: some View {
        Text("White")
            // screen-below: none none pushed
            // backlint:disable:next missing_back_button, missing_swipe_back - blasting
            .navigationBarBackButtonHidden()  // backlint:disable:this all - blasting
    }
}

// backlint:disable missing_back_button - blasting
// backlint:disable all - blasting
struct ChalkView: View {
    var body: some View {
        Text("Soft")
            // screen-below: none none pushed
            .navigationBarBackButtonHidden()
    }
}
// backlint:enable missing_back_button
// backlint:enable missing_swipe_back

/// Of `all` the rules that were named are over.
struct FlintView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Sharp")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
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
// backlint:enable all

// backlint:disable missing_swipe_back missing_back_button
struct BasaltView: View {
    var body: some View {
        // screen-below: none none pushed
        Text("Dark").navigationBarBackButtonHidden()
    }
}
