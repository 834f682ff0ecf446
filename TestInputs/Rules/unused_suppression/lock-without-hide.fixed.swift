import SwiftUI

struct Observatory: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Moon") { MoonView(isBusy: true) }
            NavigationLink("Mars") { MarsView() }
            NavigationLink("Venus") { VenusView() }
            NavigationLink("Comet") { CometView() }
        }
    }
}

/// Shut only at times.
struct MoonView: View {
    let isBusy: Bool

    var body: some View {
        Text("Full")
            // screen-below: none none pushed conditional locked
            .navigationBarBackButtonHidden(isBusy)
    }
}

struct MarsView: View {
    var body: some View {
        Text("Red")
            // screen-below: none none pushed never locked
            .navigationBarBackButtonHidden(false)
    }
}

/// A line stands between.
struct VenusView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Bright")
            .padding()
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
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

struct CometView: View {
    var body: some View {
        Text("Dim")
    }
}
