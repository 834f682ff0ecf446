import SwiftUI

/// Whoever comes here and is short of money stays here.
struct CheckoutView: View {
    @EnvironmentObject private var cart: Cart
    @State private var tip = 0

    var body: some View {
        Form {
            Stepper("Tip: \(tip) €", value: $tip)
            NavigationLink("Pay \(cart.total.description) €") { OrderSentView() }
        }
        .navigationTitle("Till")
        // screen-below: none none pushed // expect-below: missing_back_button "CheckoutView", missing_swipe_back
        .navigationBarBackButtonHidden()
        .toolbar {
            ToolbarItem(placement: .topBarLeading) {
                BackItem()
            }
        }
    }
}

private struct BackItem: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "chevron.backward")
        }
    }
}
