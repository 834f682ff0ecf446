import SwiftUI

/// Who knows what it will be put on?
struct QuietBar: ViewModifier {
    func body(content: Content) -> some View {
        content
            // screen-below: unknown - -
            .navigationBarBackButtonHidden()
    }
}

extension View {
    func quietBar() -> some View { modifier(QuietBar()) }
}

struct Reception: View {
    var body: some View {
        NavigationStack { Text("Ring the bell") }
    }
}
