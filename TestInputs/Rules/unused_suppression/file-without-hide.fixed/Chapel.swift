import SwiftUI

struct Chapel: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Nave") { NaveView() }
            NavigationLink("Choir") { ChoirView() }
        }
    }
}

struct NaveView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Long")
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
