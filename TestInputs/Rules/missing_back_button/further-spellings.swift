import SwiftUI

struct Workshop: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Saw") { SawView() }
                NavigationLink("Plane") { PlaneView() }
                NavigationLink("Chisel") { ChiselView() }
                NavigationLink("Varnish") { VarnishView() }
                if #available(iOS 26, *) { NavigationLink("Sand") { SandView() } }
                NavigationLink("Glue") { GlueView() }
                NavigationLink("Nail") { NailView() }
            }
        }
    }
}

struct OwnChip: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Out") { dismiss() } }
}

/// The initializer itself is what the slot holds.
struct SawView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Sharp")
            // screen-below: leading none pushed
            // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading, content: OwnChip.init) }
    }
}

/// One item for each system.
struct PlaneView: View {
    @Environment(\.dismiss) private var dismiss

    private var item: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Button("Out") { dismiss() } }
    }

    var body: some View {
        Text("No. 4")
            // screen-below: leading none pushed
            // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                if #available(iOS 26, *) {
                    item.sharedBackgroundVisibility(.hidden)
                    ToolbarSpacer(.fixed, placement: .topBarLeading)
                } else {
                    item
                }
            }
    }
}

/// An alert of the old kind.
struct ChiselView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var asks = false

    var body: some View {
        Text("12 mm")
            // screen-below: leading none pushed
            // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Out") { asks = true } } }
            .alert(isPresented: $asks) {
                Alert(
                    title: Text("Put it away?"), primaryButton: .destructive(Text("Yes")) { dismiss() },
                    secondaryButton: .cancel())
            }
    }
}

/// The handler, or nothing.
struct VarnishView: View {
    @Environment(\.dismiss) private var dismiss
    var onClose: (() -> Void)?

    var body: some View {
        Text("Matt")
            // screen-below: leading none pushed
            // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Out", action: onClose ?? {}) } }
    }
}

/// A bar of the screen's own.
@available(iOS 26, *) struct SandView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Grit 120")
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "SandView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .safeAreaBar(edge: .top) { Button("Out") { dismiss() } }
    }
}

/// In the content, with a key.
struct GlueView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Out") { dismiss() }.keyboardShortcut(.cancelAction)
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "GlueView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// Looks like back and pushes.
struct NailView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var goesOn = false

    var body: some View {
        Text("40 mm")
            // screen-below: none none pushed
            // expect-below: missing_back_button "NailView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .background(NavigationLink(destination: Text("Shop"), isActive: $goesOn) { EmptyView() })
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button { goesOn = true } label: { Image(systemName: "chevron.left") } } }  // expect: back_pushes_forward "NailView"
    }
}
