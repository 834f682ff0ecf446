import SwiftUI

@main struct ObservatoryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Moon", destination: MoonView())
                    NavigationLink("Mars", destination: MarsView())
                    NavigationLink("Saturn", destination: SaturnView())
                    NavigationLink("Pluto", destination: PlutoView())
                }
            }
        }
    }
}

struct MoonView: View {
    @Environment(\.dismiss) var dismiss

    var body: some View {
        Text("Waxing gibbous")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { leadingBar }
    }
}

struct MarsView: View {
    @Environment(\.dismiss) var dismiss

    var body: some View {
        Text("Opposition in May")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar(content: bar)
    }
}

struct SaturnView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Rings edge-on")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar(content: {
                ToolbarItem(placement: .topBarLeading) { Button("Sky") { dismiss() } }
            })
    }
}

struct PlutoView: View {
    @Environment(\.dismiss) private var dismiss
    @State var isDimmed = false

    var body: some View {
        Text("Too faint tonight")
            // screen-below: none none pushed // expect-below: missing_back_button "PlutoView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                nightBar()
            }
    }
}
