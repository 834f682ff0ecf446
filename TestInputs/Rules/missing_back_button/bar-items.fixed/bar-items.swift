import SwiftUI

@main struct BirdApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView {
                List {
                    NavigationLink(destination: RobinView()) { Text("Robin") }
                    NavigationLink(destination: WrenView()) { Text("Wren") }
                    NavigationLink(destination: OwlView()) { Text("Owl") }
                    NavigationLink(destination: SwiftBirdView()) { Text("Swift") }
                }
            }
        }
    }
}

struct RobinView: View {
    @Environment(\.presentationMode) var presentation

    private var chevron: some View {
        Button(action: { presentation.wrappedValue.dismiss() }) { Image(systemName: "chevron.left") }
    }

    var body: some View {
        Text("Seen twice")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden(true)
            .navigationBarItems(leading: chevron)
    }
}

struct WrenView: View {
    @Environment(\.presentationMode) var presentation
    @State private var isFavourite = false

    var body: some View {
        Text("Heard in the hedge")
            .navigationBarItems(
                leading: Button("Birds") { presentation.wrappedValue.dismiss() },
                trailing: Button("Favourite") { isFavourite.toggle() }
            )
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden(true)
    }
}

struct OwlView: View {
    @Environment(\.presentationMode) var presentation
    @State private var isFavourite = false

    var body: some View {
        Text("Awake at night")
            .navigationBarItems(
                leading: Button("Favourite") { isFavourite.toggle() },
                trailing: Button("Birds") { presentation.wrappedValue.dismiss() }
            )
            // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
            .navigationBarBackButtonHidden(true)
    }
}

struct SwiftBirdView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsHelp = false

    var body: some View {
        Text("Sleeps in the air")
            .navigationBarItems(trailing: helpButton)
            // screen-below: none none pushed // expect-below: missing_back_button "SwiftBirdView", missing_swipe_back
            .navigationBarBackButtonHidden(true)
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

    private var helpButton: some View {
        Button("Help") { showsHelp = true }
    }
}
