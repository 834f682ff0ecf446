import SwiftUI

struct IceCreamVan: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Vanilla") { VanillaView() }
                NavigationLink("Mint") { MintView() }
                NavigationLink("Cherry") { CherryView() }
                NavigationLink("Lemon") { LemonView() }
                NavigationLink("Coffee") { CoffeeView() }
                NavigationLink("Nougat") { NougatView() }
            }
        }
    }
}

struct VanillaView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Classic")
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "VanillaView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") { dismiss() } } }
    }
}

struct MintView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Green")
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "MintView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
    }
}

struct CherryView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Red")
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "CherryView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItemGroup(placement: .bottomBar) { Button("Van") { dismiss() } } }
    }
}

struct LemonView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Sour")
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "LemonView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .principal) { Button("Van") { dismiss() } }
                ToolbarItem(placement: .topBarLeading) { Text("2 scoops") }
            }
    }
}

/// A plain view in the closure goes to the automatic place.
struct CoffeeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Brown")
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "CoffeeView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { Button("Van") { dismiss() } }
    }
}

/// A leading one besides is enough.
struct NougatView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Sweet")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .primaryAction) { Button("Done") { dismiss() } }
                ToolbarItem(placement: .topBarLeading) { Button("Van") { dismiss() } }
            }
    }
}
