import SwiftUI

struct TideList: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Modifier") { ModifierView() }
            NavigationLink("Type") { TypeView() }
            NavigationLink("Wrapped") { WrappedView() }
            NavigationLink("At the push") { PlainView().tideSwipe() }
            NavigationLink("Chrome") { ChromeView() }
            NavigationLink("Next one only") { NextOnlyView() }
            NavigationLink("None") { NoneView() }
        }
    }
}

struct ModifierView: View {
    var body: some View {
        Text("Ebb")
            // screen-below: none screen pushed
            .navigationBarBackButtonHidden()
            .tideSwipe(edge: .leading)
    }
}

struct TypeView: View {
    var body: some View {
        Text("Ebb")
            .background(TideSwipe())
            // screen-below: none screen pushed
            .navigationBarBackButtonHidden()
    }
}

struct WrappedView: View {
    var body: some View {
        Text("Ebb")
            // screen-below: none screen pushed
            .navigationBarBackButtonHidden()
            .pier()
    }
}

extension View {
    func pier() -> some View { padding().tideSwipe() }
}

struct PlainView: View {
    var body: some View {
        Text("Ebb")
            // screen-below: none screen pushed
            .navigationBarBackButtonHidden()
    }
}

struct ChromeView: View {
    var body: some View {
        Text("Ebb")
            .modifier(Chrome())
            // screen-below: none screen pushed
            .navigationBarBackButtonHidden()
    }
}

struct Chrome: ViewModifier {
    func body(content: Content) -> some View { content.tideSwipe() }
}

/// What it pushes has the swipe, itself it has not.
struct NextOnlyView: View {
    var body: some View {
        NavigationLink("Flood") { Text("Flood").tideSwipe() }
            // screen-below: none none pushed
            // expect-below: missing_swipe_back "NextOnlyView"
            .navigationBarBackButtonHidden()
    }
}

struct NoneView: View {
    var body: some View {
        Text("Ebb")
            // screen-below: none none pushed
            // expect-below: missing_swipe_back "NoneView"
            .navigationBarBackButtonHidden()
    }
}
