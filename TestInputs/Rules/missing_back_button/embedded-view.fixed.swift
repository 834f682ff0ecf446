import SwiftUI

struct AquariumApp: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Reef") { ReefScreen() }
                NavigationLink("Pond") { PondScreen() }
            }
        }
    }
}

/// The part hides the button, the screen around it has the item.
struct ReefScreen: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            ReefTank()
            Text("26 degrees")
        }
        .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Tanks") { dismiss() } } }
    }
}

struct ReefTank: View {
    var body: some View {
        Text("Clownfish")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// Nothing around this part leads back.
struct PondScreen: View {
    @State private var feeds = 0

    var body: some View {
        VStack {
            PondTank()
            Button("Feed") { feeds += 1 }
        }
    }
}

struct PondTank: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Carp")
            // screen-below: none none pushed // expect-below: missing_back_button "PondTank", missing_swipe_back
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
