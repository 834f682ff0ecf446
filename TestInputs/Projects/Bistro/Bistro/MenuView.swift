import SwiftUI

/// The first screen: nothing to hide, nothing to leave.
struct MenuView: View {
    @EnvironmentObject private var cart: Cart
    @State private var showsAllergens = false

    var body: some View {
        List {
            ForEach(Dish.card) { dish in
                NavigationLink(dish.name) { DishView(dish: dish) }
            }
            NavigationLink("Reserve a table") { ReservationView() }
            NavigationLink("About the house") { HouseView() }
        }
        .navigationTitle("Bistro")
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                NavigationLink("Cart (\(cart.dishes.count))") { CartView() }
            }
            ToolbarItem(placement: .bottomBar) {
                Button("Allergens") { showsAllergens = true }
            }
        }
        .sheet(isPresented: $showsAllergens) { AllergenSheet() }
    }
}
