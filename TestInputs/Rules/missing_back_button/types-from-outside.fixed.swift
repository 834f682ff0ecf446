import BrandKit
import SwiftUI

struct PerfumeShop: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Amber") { AmberView() }
                NavigationLink("Cedar") { CedarView() }
                NavigationLink("Musk") { MuskView() }
                NavigationLink("Lime") { LimeView() }
            }
        }
    }
}

/// A bar from elsewhere may well hold a button.
struct AmberView: View {
    var body: some View {
        VStack {
            BrandNavBar(title: "Amber")
            Text("Warm")
        }
        // screen-below: unknown none pushed // expect-below: missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// A line from elsewhere hardly does.
struct CedarView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            BrandDivider()
            Text("Dry")
        }
        // screen-below: none none pushed // expect-below: missing_back_button "CedarView", missing_swipe_back
        .navigationBarBackButtonHidden()
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

/// A closure handed to it is looked into.
struct MuskView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Heavy")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { BrandTile { dismiss() } } }
    }
}

struct LimeView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isFresh = false

    var body: some View {
        Text("Light")
            // screen-below: none none pushed // expect-below: missing_back_button "LimeView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { BrandTile { isFresh = true } }
            }
    }
}
