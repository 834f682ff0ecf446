import SwiftUI

/// Who knows what it will be put on?
struct QuietBar: ViewModifier {
    func body(content: Content) -> some View {
        content
            // screen-below: unknown - - // expect-below: missing_swipe_back
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
