import SwiftUI

struct Account: View {
    @State private var choosesName = false
    @State private var showsTips = false

    var body: some View {
        NavigationStack {
            Button("Choose a name") { choosesName = true }
            NavigationLink("Tips") { TipView(showsTips: $showsTips) }
        }
        .sheet(isPresented: $choosesName) { NameWizard(isShown: $choosesName) }
        .sheet(isPresented: $showsTips) { Text("Short names are taken") }
    }
}

struct NameWizard: View {
    @Binding var isShown: Bool

    var body: some View {
        NavigationStack { NavigationLink("Go on") { NamePage(isShown: $isShown) } }
    }
}

/// Its button closes the whole wizard, and the page with it.
struct NamePage: View {
    @Binding var isShown: Bool

    var body: some View {
        Text("Pick one")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Cancel") { isShown = false } } }
    }
}

/// This one only puts another sheet away, in which the page is not.
struct TipView: View {
    @Environment(\.dismiss) private var dismiss
    @Binding var showsTips: Bool

    var body: some View {
        Text("Tips")
            // screen-below: none none pushed // expect-below: missing_back_button "TipView", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Fewer") { showsTips = false } }
            }
    }
}
