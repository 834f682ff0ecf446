import SwiftUI

struct Kiln: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Vase") { VaseView() }
            NavigationLink("Bowl") { BowlView() }
            NavigationLink("Jug") { JugView() }
            NavigationLink("Tile") { TileView() }
        }
    }
}

/// A dialog that is drawn by hand over the screen.
private struct AskFirst: ViewModifier {
    @Binding var isPresented: Bool
    let onLeave: () -> Void

    func body(content: Content) -> some View {
        content.overlay {
            if isPresented {
                VStack {
                    Button("Leave it") { onLeave() }
                    Button("Stay") { isPresented = false }
                }
            }
        }
    }
}

extension View {
    fileprivate func askFirst(isPresented: Binding<Bool>, onLeave: @escaping () -> Void) -> some View {
        modifier(AskFirst(isPresented: isPresented, onLeave: onLeave))
    }
}

/// The same as a view.
private struct AskBox: View {
    let question: String
    @Binding var isPresented: Bool
    let onLeave: () -> Void

    var body: some View {
        VStack {
            Text(question)
            Button("Leave it", action: onLeave)
        }
        .opacity(isPresented ? 1 : 0)
    }
}

struct VaseView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false

    var body: some View {
        Text("Still hot")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Kiln") { asks = true } } }
            .askFirst(isPresented: $asks) { dismiss() }
    }
}

struct BowlView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false

    var body: some View {
        ZStack {
            Text("Glazed")
            AskBox(question: "Is it dry?", isPresented: $asks, onLeave: leave)
        }
        // screen-below: leading none pushed // expect-below: missing_swipe_back
        .navigationBarBackButtonHidden()
        .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Kiln") { asks.toggle() } } }
    }

    private func leave() { dismiss() }
}

/// Something else in the content opens it.
struct JugView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false
    @State private var isBlue = false

    var body: some View {
        Button("Enough") { asks = true }
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "JugView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Blue") { isBlue = true } } }
            .askFirst(isPresented: $asks) { dismiss() }
    }
}

/// What runs when a sheet has gone is no control, whatever it is called.
struct TileView: View {
    @State private var showsPattern = false
    @State private var pendingDismiss: (() -> Void)?

    var body: some View {
        Button("Pattern") { showsPattern = true }
            .sheet(isPresented: $showsPattern, onDismiss: runPendingDismiss) { Text("Waves") }
            // screen-below: none none pushed // expect-below: missing_back_button "TileView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }

    private func runPendingDismiss() {
        pendingDismiss?()
        pendingDismiss = nil
    }
}
