import SwiftUI

struct Bank: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Counter") { CounterView() }
            NavigationLink("Safe") { SafeView() }
        }
        // screen-below: - - - locked
        // backlint:locked - nothing stands behind the first screen anyway
        .navigationBarBackButtonHidden()
    }
}

/// It has a way back, and is meant to be closed all the same: other rules ask for that.
struct CounterView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Next, please")
            // screen-below: leading none pushed locked
            // backlint:locked - the teller must log off
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Hall") { dismiss() } } }
    }
}

/// A lock at a wrapper's hide locks each use.
struct Shutter: ViewModifier {
    func body(content: Content) -> some View {
        // screen-below: none none pushed locked
        // backlint:locked - the alarm is on
        content.navigationBarBackButtonHidden(true)
    }
}

struct SafeView: View {
    var body: some View {
        Text("Gold").modifier(Shutter())  // use: none none pushed
    }
}
