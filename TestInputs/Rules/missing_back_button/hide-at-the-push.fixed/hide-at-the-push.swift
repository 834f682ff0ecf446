import SwiftUI

enum Dish: Hashable {
    case soup, stew, tart
}

@main struct CanteenApp: App {
    var body: some Scene {
        WindowGroup { CanteenMenu() }
    }
}

struct CanteenMenu: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Soup", value: Dish.soup)
                NavigationLink {
                    // screen-below: leading none pushed // expect-below: missing_swipe_back
                    SaladView().navigationBarBackButtonHidden()
                } label: {
                    Text("Salad")
                }
                NavigationLink(
                    "Bread",
                    // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
                    destination: BreadBasket().navigationBarBackButtonHidden(true)
                )
            }
            .navigationDestination(for: Dish.self) { dish in
                switch dish {
                case .soup:
                    SoupView()
                        // screen-below: leading none pushed // expect-below: missing_swipe_back
                        .navigationBarBackButtonHidden()
                case .stew:
                    StewView()
                        // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
                        .navigationBarBackButtonHidden()
                case .tart:
                    TartView()
                }
            }
        }
    }
}

struct SaladView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Cucumber")
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Menu") { dismiss() } } }
    }
}

struct SoupView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Pumpkin")
            NavigationLink("Stew", value: Dish.stew)
        }
        .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Menu") { dismiss() } } }
    }
}

struct BreadBasket: View {
    @Environment(\.dismiss) private var dismiss
    @State private var slices = 2

    var body: some View {
        Stepper("\(slices) slices", value: $slices)
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

struct StewView: View {
    var body: some View {
        NavigationLink("Tart", value: Dish.tart)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    BackItem()
                }
            }
    }
}

struct TartView: View {
    var body: some View { Text("Rhubarb") }
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
