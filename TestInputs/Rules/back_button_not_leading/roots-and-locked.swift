import SwiftUI

struct Laundry: View {
    @State private var showsProgrammes = false

    var body: some View {
        NavigationStack {
            NavigationLink("Spin") { SpinView() }
            NavigationLink("Rinse") { RinseView() }
        }
        .sheet(isPresented: $showsProgrammes) { ProgrammeSheet() }
    }
}

struct ProgrammeSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") { dismiss() }
            // screen-below: elsewhere - presented // expect-below: needless_back_button_hide "ProgrammeSheet"
            .navigationBarBackButtonHidden()
    }
}

struct SpinView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Stop") { dismiss() }
            // screen-below: elsewhere none pushed locked
            // backlint:locked - the drum turns
            .navigationBarBackButtonHidden()
    }
}

struct RinseView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Stop") { dismiss() }
            // screen-below: elsewhere none pushed
            // expect-below: back_button_not_leading "RinseView", missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
