import SwiftUI

struct TaxOffice: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Income") { IncomeForm() }
            NavigationLink("House") { HouseForm() }
        }
    }
}

/// Leaves a step; whether it also leaves the screen can't be told.
struct IncomeForm: View {
    @State private var step = 0

    var body: some View {
        VStack {
            Text("Step \(step)")
            Button("Back") { step -= 1 }
            Button("Next") { step += 1 }
        }
        // screen-below: unknown none pushed // expect-below: missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// The first step leaves.
struct HouseForm: View {
    @Environment(\.dismiss) private var dismiss
    @State private var step = 0

    var body: some View {
        Text("Step \(step)")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Back") { if step == 0 { dismiss() } else { step -= 1 } }
                }
            }
    }
}
