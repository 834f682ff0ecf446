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
            // backlint:locked - the dome turns // expect: unused_suppression "isn't always hidden"
            .navigationBarBackButtonHidden(isBusy)
    }
}

struct MarsView: View {
    var body: some View {
        Text("Red")
            // screen-below: none none pushed never locked
            .navigationBarBackButtonHidden(false)  // backlint:locked - the dome turns // expect: unused_suppression
    }
}

/// A line stands between.
struct VenusView: View {
    var body: some View {
        Text("Bright")
            // backlint:locked - the dome turns // expect: unused_suppression "neither its line nor the next"
            .padding()
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct CometView: View {  // backlint:locked - comes once // expect: unused_suppression "in `CometView`"
    var body: some View {
        Text("Dim")
    }
}
