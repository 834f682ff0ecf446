import SwiftUI

/// Shown as a sheet in one place and pushed in another.
struct ShoeShop: View {
    @State private var showsSizes = false

    var body: some View {
        NavigationStack {
            List {
                Button("Sizes") { showsSizes = true }
                NavigationLink("All sizes") { SizeChart() }
            }
        }
        .sheet(isPresented: $showsSizes) { SizeChart() }
    }
}

struct SizeChart: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("36 to 47")
            // screen-below: none none pushed // expect-below: missing_back_button "SizeChart", missing_swipe_back
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
