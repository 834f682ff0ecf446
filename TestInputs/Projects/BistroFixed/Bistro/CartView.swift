import SwiftUI

/// The way back stands where people look for it.
struct CartView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var cart: Cart

    var body: some View {
        List(cart.dishes) { Text($0.name) }
            .navigationTitle("Cart")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarLeading, content: backButton)
                ToolbarItem(placement: .bottomBar) {
                    NavigationLink("To the till") { CheckoutView() }
                }
            }
    }

    private func backButton() -> some View {
        Button(action: { dismiss() }) {
            Image(systemName: "chevron.backward")
        }
    }
}
