import SwiftUI

// expect: nothing

/// It moves a card.
struct Deck: View {
    @State private var offset = 0.0

    var body: some View {
        Text("Ace").gesture(DragGesture().onChanged { offset = $0.translation.width }.onEnded { _ in offset = 0 })
    }
}

/// Pulled down, as a sheet is.
struct Leaflet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Read me").gesture(DragGesture().onEnded { if $0.translation.height > 100 { dismiss() } })
    }
}

/// On a part of the screen.
struct Stamp: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Drag me").gesture(DragGesture().onEnded { _ in dismiss() })
            Text("1 crown")
        }
    }
}

/// In a member.
struct Coin: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack { handle }
    }

    private var handle: some View {
        Text("Handle").gesture(DragGesture().onEnded { _ in dismiss() })
    }
}

/// A page of one's own.
struct Diary: View {
    @State private var page = 1

    var body: some View {
        Text("Page \(page)").gesture(DragGesture().onEnded { page += $0.translation.width > 0 ? -1 : 1 })
    }
}

/// It sets what a view elsewhere is chosen by.
struct Piano: View {
    @ObservedObject var hand: Hand

    var body: some View {
        Text("C").gesture(DragGesture(minimumDistance: 0).onChanged { _ in hand.isDown = true }.onEnded { _ in hand.isDown = false })
    }
}

final class Hand: ObservableObject {
    @Published var isDown = false
}

struct Stage: View {
    @StateObject private var hand = Hand()

    var body: some View {
        if hand.isDown { Piano(hand: hand).bold() } else { Piano(hand: hand) }
    }
}

/// Another gesture.
struct Button3D: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Hold").gesture(LongPressGesture().onEnded { _ in dismiss() })
    }
}

#Preview {
    Text("Thrown").gesture(DragGesture().onEnded { _ in })
}
