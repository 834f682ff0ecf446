import SwiftUI

/// Closed on purpose: what is ordered is ordered.
struct OrderSentView: View {
    @EnvironmentObject private var cart: Cart

    var body: some View {
        Text("The kitchen is on it")
            .onAppear { cart.clear() }
            // screen-below: none none pushed locked
            // backlint:locked - the order is sent, there is no step to go back to
            .navigationBarBackButtonHidden()
            .swipeBackLocked()
    }
}
