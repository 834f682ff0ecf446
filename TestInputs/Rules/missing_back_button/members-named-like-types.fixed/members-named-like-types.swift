import SwiftUI

@main struct OrchardApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Apples") { AppleView() }
                    NavigationLink("Pears") { PearView() }
                    NavigationLink("Plums") { PlumView() }
                    NavigationLink("Quinces") { QuinceView() }
                }
            }
        }
    }
}

/// What builds a view is called as the view would be.
struct AppleView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Ripe in September")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { BackButton }
            }
    }
}

extension AppleView {
    private var BackButton: some View {
        Button { dismiss() } label: { Image(systemName: "chevron.backward") }
    }
}

/// As a function, with a handler.
struct PearView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TopBar(title: "Pears") { dismiss() }
            Text("Ripe in October")
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
        .navigationBarBackButtonHidden()
    }

    private func TopBar(title: String, onBack: @escaping () -> Void) -> some View {
        HStack {
            Button(action: onBack) { Image(systemName: "chevron.backward") }
            Text(title)
        }
    }
}

/// A view has the name elsewhere; the member is what is meant here.
struct PlumView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isJam = false

    var body: some View {
        Text("Ripe in August")
            // screen-below: none none pushed // expect-below: missing_back_button "PlumView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { CloseChip }
            }
    }

    private var CloseChip: some View { Toggle("Jam", isOn: $isJam) }
}

struct QuinceView: View {
    var body: some View {
        Text("Ripe in November")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { CloseChip() }
            }
    }
}

struct CloseChip: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close") { dismiss() }
    }
}
