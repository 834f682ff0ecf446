import SwiftUI

struct Orchard: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Apple") { AppleView() }
                NavigationLink("Pear") { PearView() }
                NavigationLink("Plum") { PlumView() }
                NavigationLink("Quince") { QuinceView() }
            }
        }
    }
}

/// The way back came later, and the comment stayed.
struct AppleView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Gravensteiner")
            // backlint:disable:next missing_back_button - comes with 2.0 // expect: unused_suppression "in `AppleView` silences nothing"
            .navigationBarBackButtonHidden()  // screen: leading none pushed // expect: missing_swipe_back
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Trees") { dismiss() } } }
    }
}

/// The comment is one line too far away.
struct PearView: View {
    var body: some View {
        // backlint:disable:next missing_back_button, missing_swipe_back - ripens // expect: unused_suppression "disable:next missing_back_button missing_swipe_back"
        Text("Williams")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
            .padding()
        // backlint:disable:previous all - ripens // expect: unused_suppression "disable:previous all"
    }
}

/// The rule that it names isn't the one that speaks.
struct PlumView: View {
    var body: some View {
        Text("Mirabelle")
            // screen-below: none none pushed
            // backlint:disable:next missing_back_button missing_swipe_back
            .navigationBarBackButtonHidden()  // backlint:disable:this back_button_not_leading - no // expect: unused_suppression
    }
}

// backlint:disable missing_swipe_back - until the next harvest // expect: unused_suppression "in `silences-nothing.swift`"
struct Ladder {
    let rungs = 12
}
// backlint:enable missing_swipe_back

struct QuinceView: View {
    var body: some View {
        Text("Portuguese")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

// backlint:disable all // expect: unused_suppression
