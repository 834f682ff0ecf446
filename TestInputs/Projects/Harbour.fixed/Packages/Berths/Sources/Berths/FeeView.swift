import SwiftUI
import Wayfinding

/// The only button goes on to another screen.
struct FeeView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var router: Router

    var body: some View {
        Button("Berth 1 is free") { router.push(BerthRoute.berth(1)) }
            // screen-below: none unknown pushed // expect-below: missing_back_button "FeeView"
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
