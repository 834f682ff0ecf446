import SwiftUI

struct Bakehouse: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Dough") { DoughView() }
            NavigationLink("Oven") { OvenView() }
            NavigationLink("Tray") { TrayView() }
        }
    }
}

struct DoughView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Rests")
            // backlint:disable:nextline missing_back_button - a slip // expect: unused_suppression "write `backlint:disable:next`"
            .navigationBarBackButtonHidden()  // screen: none none pushed // expect: missing_back_button, missing_swipe_back
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

/// Whoever reads only the beginning of the word takes this for a lock.
struct OvenView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("250 degrees")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            // backlint:lockedfoo - hot // expect: unused_suppression "`backlint:lockedfoo` in `OvenView` is no directive: write `backlint:locked`"
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

/// A blank too many.
struct TrayView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Empty")
            // screen-below: none none pushed // expect-below: missing_back_button, missing_swipe_back
            // backlint: locked - hot // expect: unused_suppression "`backlint: locked` in `TrayView` is no directive: write `backlint:locked`"
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

// backlint:ignore missing_back_button // expect: unused_suppression "one of `disable`"
// backlint:Disable:This all // expect: unused_suppression "write `backlint:disable:this`"
