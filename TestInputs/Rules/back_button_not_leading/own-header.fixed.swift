import SwiftUI

struct Theatre: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Stalls") { StallsView() }
                NavigationLink("Circle") { CircleView() }
                NavigationLink("Boxes") { BoxesView() }
                NavigationLink("Gods") { GodsView() }
            }
        }
    }
}

struct SeatStrip: View {
    let title: String
    let onBack: () -> Void

    var body: some View {
        HStack {
            Button(action: onBack) { Image(systemName: "chevron.backward") }
            Text(title)
            Spacer()
        }
    }
}

struct StallsView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            SeatStrip(title: "Stalls", onBack: { dismiss() })
            Text("Row F")
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading "StallsView", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

struct CircleView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Row B")
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "CircleView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .overlay(alignment: .topLeading) { closeChip }
    }

    private var closeChip: some View {
        Button { dismiss() } label: { Image(systemName: "xmark.circle") }
    }
}

struct BoxesView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Box 5")
            .safeAreaInset(edge: .top) { SeatStrip(title: "Boxes") { dismiss() } }
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "BoxesView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// The same strip, with nothing behind its button.
struct GodsView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var presses = 0

    var body: some View {
        VStack {
            SeatStrip(title: "Gods", onBack: { presses += 1 })
            Text("Row T")
        }
        // screen-below: none none pushed // expect-below: missing_back_button "GodsView", missing_swipe_back
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
