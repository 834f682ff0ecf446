import SwiftUI

struct Gallery: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Etching") { EtchingView() }
            NavigationLink("Collage") { CollageView() }
        }
    }
}

/// The drag is a way back, and a swipe of its own.
struct EtchingView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Image("etching")
            .gesture(
                DragGesture().onEnded { drag in
                    if drag.startLocation.x < 24, drag.translation.width > 90 { dismiss() }
                }
            )
            // screen-below: elsewhere screen pushed // expect-below: back_button_not_leading "EtchingView"
            .navigationBarBackButtonHidden()
    }
}

/// This one only moves the picture.
struct CollageView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var offset = CGSize.zero

    var body: some View {
        Image("collage")
            .offset(offset)
            .gesture(DragGesture().onChanged { offset = $0.translation })
            // screen-below: none none pushed // expect-below: missing_back_button "CollageView", missing_swipe_back
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
