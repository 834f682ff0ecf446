import SwiftUI

// expect: nothing

struct Clock: View {
    @Environment(\.dismiss) private var dismiss
    @State private var month = 4

    var body: some View {
        VStack {
            // The month before isn't the screen before.
            Button { month -= 1 } label: { Image(systemName: "chevron.left") }
            // It turns by itself.
            Button { dismiss() } label: { Image(systemName: "chevron.backward") }
            // It is turned.
            Button { dismiss() } label: {
                Image(systemName: "chevron.left").flipsForRightToLeftLayoutDirection(true)
            }
            // Nobody taps it.
            Image(systemName: "arrow.left")
            // Another symbol.
            Button { dismiss() } label: { Image(systemName: "arrow.left.arrow.right") }
            Button { dismiss() } label: { Image(systemName: "xmark") }
            // An image of the app's own.
            Button("Back") { dismiss() }
        }
    }
}

#Preview {
    Button {} label: { Image(systemName: "chevron.left") }
}
