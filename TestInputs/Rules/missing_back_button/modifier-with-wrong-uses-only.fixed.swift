import SwiftUI

struct ToyBox: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Blocks") { BlockView() }
            NavigationLink("Cars") { CarView() }
        }
    }
}

/// Every use is without a way back: it is said once, here.
struct PlayBar: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content
            .background(.yellow)
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

struct BlockView: View {
    var body: some View {
        // use-below: none none pushed
        Text("Forty blocks").modifier(PlayBar())
    }
}

struct CarView: View {
    @State private var isFast = false

    var body: some View {
        Toggle("Fast", isOn: $isFast)
            // use-below: none none pushed
            .modifier(PlayBar())
    }
}
