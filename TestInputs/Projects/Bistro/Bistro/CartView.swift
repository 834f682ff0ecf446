import SwiftUI

/// The way back is there, but where nobody looks for it.
struct CartView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var cart: Cart

    var body: some View {
        List(cart.dishes) { Text($0.name) }
            .navigationTitle("Cart")
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "CartView", missing_swipe_back
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Done") { dismiss() }
                }
                ToolbarItem(placement: .bottomBar) {
                    NavigationLink("To the till") { CheckoutView() }
                }
            }
    }
}
