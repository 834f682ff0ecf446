import SwiftUI

/// Whoever is short of money can leave.
struct CheckoutView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var cart: Cart
    @State private var tip = 0

    var body: some View {
        Form {
            Stepper("Tip: \(tip) €", value: $tip)
            NavigationLink("Pay \(cart.total.description) €") { OrderSentView() }
        }
        .navigationTitle("Till")
        // screen-below: leading app pushed
        .navigationBarBackButtonHidden()
        .toolbar {
            ToolbarItem(placement: .topBarLeading, content: backButton)
        }
    }

    private func backButton() -> some View {
        Button(action: { dismiss() }) {
            Image(systemName: "chevron.backward")
        }
    }
}
