import SwiftUI

struct PhotoLab: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Develop") { DevelopView() }
                NavigationLink("Enlarge") { EnlargeView() }
                NavigationLink("Dry") { DryView() }
                NavigationLink("Mount") { MountView() }
                NavigationLink("Fix") { FixView() }
            }
        }
    }
}

struct DevelopView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Eight minutes")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Lab") { Task { await rinse(); dismiss() } }
                }
            }
    }

    private func rinse() async {}
}

struct EnlargeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("30 by 40")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Lab") { withAnimation { dismiss() } } } }
    }
}

struct DryView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDry = false

    var body: some View {
        Toggle("Dry", isOn: $isDry)
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Lab") {
                        guard isDry else { return }
                        dismiss()
                    }
                }
            }
    }
}

struct MountView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Grey board")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Lab") { DispatchQueue.main.async { dismiss() } }
                }
            }
    }
}

/// As deep, but what is called in there only rinses.
struct FixView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isRinsed = false

    var body: some View {
        Text(isRinsed ? "Clean" : "Sour")
            // screen-below: none none pushed // expect-below: missing_back_button "FixView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) {
                    Button("Rinse") { Task { withAnimation { isRinsed = true } } }
                }
            }
    }
}
