import SwiftUI

/// The system's own button, and so its swipe.
struct HouseView: View {
    var body: some View {
        List {
            Text("Since 1921")
            NavigationLink("The cook") { CookView() }
        }
    }
}

/// Hides the button while the letter is being written, and only then.
struct CookView: View {
    @State private var isWriting = false

    var body: some View {
        Toggle("Write to her", isOn: $isWriting)
            // screen-below: - app pushed conditional
            .navigationBarBackButtonHidden(isWriting)
    }
}
