import SwiftUI

// expect: nothing

struct Attic: View {
    @Environment(\.dismiss) private var dismiss
    @State private var boxes = 2

    var body: some View {
        VStack {
            // A label on the button, or on the image.
            Button { dismiss() } label: { Image("arrow") }.accessibilityLabel("Back")
            Button { dismiss() } label: { Image("arrow").accessibilityLabel("Back") }
            // Words beside it.
            Button { dismiss() } label: {
                HStack {
                    Image("arrow")
                    Text("Back")
                }
            }
            Button { dismiss() } label: { Label("Back", systemImage: "chevron.backward") }
            // The system's symbols bring their own.
            Button { dismiss() } label: { Image(systemName: "xmark") }
            // A label where the image is made.
            Button { dismiss() } label: { Image("arrow", label: Text("Back")) }
            // A package's own way to make an image of a symbol.
            Button { dismiss() } label: { Image(systemSymbol: .xmark) }
            // It doesn't lead back.
            Button { boxes += 1 } label: { Image("plus") }
            Image("moth")
            // It leads back, and shows something else.
            Button {
                boxes = 0
                dismiss()
            } label: {
                Image("sign_out")
            }
        }
    }
}
