import SwiftUI

struct CheeseShop: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Gouda") { GoudaView() }
                NavigationLink("Brie") { BrieView() }
                NavigationLink("Feta") { FetaView() }
                NavigationLink("Cheddar") { CheddarView() }
                NavigationLink("Tilsit") { TilsitView() }
            }
        }
    }
}

struct GoudaView: View {
    @Environment(\.dismiss) private var backToShop

    var body: some View {
        Text("Aged")
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Shop") { self.backToShop() } } }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct BrieView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Soft")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Shop", action: dismiss.callAsFunction) }
            }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct FetaView: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Text("Salty")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Shop") { mode.wrappedValue.dismiss() } }
            }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct CheddarView: View {
    @Environment(\.presentationMode) @Binding private var mode: PresentationMode

    var body: some View {
        Text("Orange")
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Shop") { mode.dismiss() } } }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// The property is called so, but it opens a page.
struct TilsitView: View {
    @Environment(\.openURL) private var dismiss
    @Environment(\.dismiss) private var dismissScreen

    var body: some View {
        Text("Strong")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismissScreen()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) {
                    Button("Shop") { if let page = URL(string: "https://example.com/tilsit") { dismiss(page) } }
                }
            }
            // screen-below: none none pushed // expect-below: missing_back_button "TilsitView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
