import SwiftUI

/// The whole recipe on the screen: hidden, replaced, in the leading slot.
struct DishView: View {
    @Environment(\.dismiss) private var dismiss
    @EnvironmentObject private var cart: Cart
    let dish: Dish

    var body: some View {
        VStack {
            Text(dish.name).font(.largeTitle)
            Button("Add to cart") { cart.add(dish) }
        }
        // screen-below: leading none pushed // expect-below: missing_swipe_back
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
