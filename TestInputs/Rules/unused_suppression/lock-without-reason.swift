import SwiftUI

struct Lockgate: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Upper") { UpperGate() }
            NavigationLink("Middle") { MiddleGate() }
            NavigationLink("Lower") { LowerGate() }
        }
    }
}

/// Locked all the same.
struct UpperGate: View {
    var body: some View {
        Text("Rising")
            // screen-below: none none pushed locked
            // backlint:locked // expect: unused_suppression "`UpperGate` is locked without a reason"
            .navigationBarBackButtonHidden()
    }
}

struct MiddleGate: View {
    var body: some View {
        Text("Full")
            // screen-below: none none pushed locked
            .navigationBarBackButtonHidden()  // backlint:locked - // expect: unused_suppression
    }
}

/// The reason stands behind the dash.
struct LowerGate: View {
    var body: some View {
        Text("Falling")
            // screen-below: none none pushed locked
            // backlint:locked the water is falling // expect: unused_suppression "behind a dash"
            .navigationBarBackButtonHidden()
    }
}
