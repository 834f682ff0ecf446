import SwiftUI

struct Puppetry: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Strings") { StringsView() }
                NavigationLink("Stage") { StageView() }
                NavigationLink("Curtain") { CurtainView() }
                NavigationLink("Light") { LightView() }
                NavigationLink("Mask") { MaskView(isOpen: true) }
            }
        }
    }
}

struct PuppetBar: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Puppets") { dismiss() } }
}

/// Nothing ever changes the flag: the bar is never there.
struct StringsView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isHidden = true

    var body: some View {
        VStack {
            if !isHidden { PuppetBar() }
            Text("Nine")
        }
        // screen-below: none none pushed // expect-below: missing_back_button "StringsView", missing_swipe_back
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

/// Switched off in the source.
struct StageView: View {
    @Environment(\.dismiss) private var dismiss
    private let showsBar = false

    var body: some View {
        VStack {
            if showsBar { PuppetBar() } else { Text("Oak") }
        }
        // screen-below: none none pushed // expect-below: missing_back_button "StageView", missing_swipe_back
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

/// A tap changes this one.
struct CurtainView: View {
    @State private var isHidden = true

    var body: some View {
        VStack {
            if !isHidden { PuppetBar() }
            Text("Red").onTapGesture { isHidden.toggle() }
        }
        // screen-below: elsewhere none pushed
        // expect-below: back_button_not_leading "CurtainView", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// Somebody else has it in hand.
struct LightView: View {
    @State private var isHidden = true

    var body: some View {
        VStack {
            if isHidden { Text("Dark") } else { PuppetBar() }
            Toggle("Dark", isOn: $isHidden)
        }
        // screen-below: elsewhere none pushed
        // expect-below: back_button_not_leading "LightView", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// The one who makes it decides.
struct MaskView: View {
    var isOpen = false

    var body: some View {
        VStack {
            if isOpen { PuppetBar() }
            Text("Papier-mache")
        }
        // screen-below: elsewhere none pushed
        // expect-below: back_button_not_leading "MaskView", missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}
