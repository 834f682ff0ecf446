import SwiftUI

// expect: nothing
struct Greenhouse: View {
    var body: some View {
        // backlint:disable:next missing_back_button - an app that hides nothing is not looked at
        NavigationStack { NavigationLink("Fern") { Text("Green") } }
    }
}
