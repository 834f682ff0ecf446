import SwiftUI

struct Sketchbook: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Draw") { SketchView() }
            NavigationLink("Trace") { TraceView() }
        }
    }
}

struct SketchView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Canvas { _, _ in }
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar(id: "sketch") {
                ToolbarItem(id: "pages", placement: .topBarLeading) { Button("Pages") { dismiss() } }
                ToolbarItem(id: "undo", placement: .topBarTrailing) { Button("Undo") {} }
            }
    }
}

struct TraceView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var lines = 0

    var body: some View {
        Canvas { _, _ in }
            // screen-below: none none pushed // expect-below: missing_back_button "TraceView", missing_swipe_back
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
            .toolbar(id: "trace") {
                ToolbarItem(id: "clear", placement: .topBarLeading) { Button("Clear") { lines = 0 } }
            }
    }
}
