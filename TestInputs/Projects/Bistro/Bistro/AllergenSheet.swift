import SwiftUI

/// A sheet is closed by pulling it down; there is no button to hide.
struct AllergenSheet: View {
    var body: some View {
        NavigationStack {
            List {
                Text("Celery")
                NavigationLink("Nuts") { NutView() }
            }
            // screen-below: - none presented // expect-below: needless_back_button_hide "AllergenSheet"
            .navigationBarBackButtonHidden()
        }
    }
}

/// Pushed within the sheet.
struct NutView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Walnuts, in the lentil salad")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .navigationBarItems(leading: Button("Allergens") { dismiss() })
    }
}
