import SwiftUI

struct Album: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List { Text("Summer") }
            .gesture(
                DragGesture()  // expect: drag_emulated_back "Album"
                    .onEnded { drag in
                        if drag.translation.width > 90 { dismiss() }
                    }
            )
    }
}

struct Frame: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        VStack { Text("Oak") }
            .padding()
            // expect-below: drag_emulated_back "Frame"
            .simultaneousGesture(DragGesture(minimumDistance: 20).onEnded { _ in mode.wrappedValue.dismiss() })
    }
}

struct Slide: View {
    let onBack: () -> Void

    var body: some View {
        Text("1 of 9")
            // expect-below: drag_emulated_back "Slide"
            .highPriorityGesture(DragGesture().onChanged { _ in }.onEnded { if $0.startLocation.x < 20 { onBack() } })
    }
}

struct Poster: View {
    @Binding var path: [Int]

    var body: some View {
        return Text("A0")
            .gesture(DragGesture().onEnded { drag in finish(drag.translation.width) })  // expect: drag_emulated_back "Poster"
    }

    private func finish(_ width: CGFloat) {
        if width > 50 { path.removeLast() }
    }
}

struct SwipeAway: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content.gesture(DragGesture().onEnded { _ in dismiss() })  // expect: drag_emulated_back "SwipeAway"
    }
}

/// In both directions.
struct Film: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Reel 2")
            .gesture(
                DragGesture().onEnded { drag in  // expect: drag_emulated_back "Film"
                    if abs(drag.translation.height) < 40, drag.translation.width > 90 { dismiss() }
                })
    }
}
