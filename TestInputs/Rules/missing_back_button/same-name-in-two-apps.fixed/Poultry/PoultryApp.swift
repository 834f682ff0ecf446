import SwiftUI

@main struct PoultryApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Hens") { HenView() } } }
    }
}

struct HenView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Fourteen eggs")
            // screen-below: none none pushed // expect-below: missing_back_button "HenView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { BarnButton() }
            }
    }
}
