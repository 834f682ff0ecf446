import SwiftUI

struct Forge: View {
    var body: some View {
        NavigationStack { NavigationLink("Anvil") { AnvilView() } }
    }
}

struct AnvilView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Iron")
            // backlint:disable:next unused_suppression - the next line waits for a rule of 2.0
            // backlint:disable:next missing_back_button - generated
            .navigationBarBackButtonHidden()  // screen: leading none pushed // expect: missing_swipe_back
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Fire") { dismiss() } } }
            // backlint:disable:this missing_back_button, unused_suppression - it silences what is said about itself
            .padding()
            .padding()
            .bold()
    }
}

// backlint:disable unused_suppression - the rest is generated
// backlint:disable:next missing_swipe_back
// backlint:lockedfoo
// backlint:enable unused_suppression

// backlint:disable:next unused_suppression - it silences what is said about the next, which silences nothing
// backlint:disable:next unused_suppression
