import SwiftUI

@main struct AtlasApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Rivers") { RiverView() }
                    NavigationLink("Peaks") { PeakView() }
                    NavigationLink("Lakes") { LakeView() }
                    NavigationLink("Deserts") { DesertView() }
                }
            }
        }
    }
}

/// Owns its dismiss.
struct OwnChip: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Image(systemName: "chevron.backward").onTapGesture { dismiss() }
    }
}

/// Is handed the action itself.
struct HandedChip: View {
    let dismiss: DismissAction

    var body: some View {
        Button("Atlas") { dismiss() }
    }
}

/// Does what it is told.
struct ToldChip: View {
    let title: String
    let tapped: () -> Void

    var body: some View {
        Button(action: tapped) { Text(title) }
    }
}

struct RiverView: View {
    var body: some View {
        Text("Elbe")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { OwnChip() } }
    }
}

struct PeakView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Zugspitze")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { HandedChip(dismiss: dismiss) } }
    }
}

struct LakeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Chiemsee")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { ToldChip(title: "Atlas") { dismiss() } } }
    }
}

/// The same chip, told to do something else.
struct DesertView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsDunes = false

    var body: some View {
        Text("Gobi")
            // screen-below: none none pushed // expect-below: missing_back_button "DesertView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { ToldChip(title: "Dunes") { showsDunes = true } }
            }
    }
}
