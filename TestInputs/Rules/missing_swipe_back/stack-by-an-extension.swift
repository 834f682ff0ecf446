import SwiftUI

struct Orchard: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Pear") { PearView() }
                NavigationLink("Plum") { PlumView() }
                NavigationLink("Quince") { QuinceView() }
                NavigationLink("Medlar") { MedlarView(isAlone: Bool.random()) }
                NavigationLink("Cherry") { CherryView() }
            }
        }
    }
}

/// A modifier further out puts the view that hides into a stack of its own.
struct PearView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        content.inItsOwnStack()
    }

    private var content: some View {
        Text("Conference")
            // screen-below: leading none root // expect-below: needless_back_button_hide
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Crate") { dismiss() } } }
    }
}

/// The same in one chain, with a path of its own, through a modifier type.
struct PlumView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var path = NavigationPath()

    var body: some View {
        Text("Mirabelle")
            // screen-below: leading none root // expect-below: needless_back_button_hide
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Crate") { dismiss() } } }
            .modifier(Stacked(path: $path))
    }
}

/// Further in than the hide: what is hidden is the button of the stack around.
struct QuinceView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Bereczki")
            .inItsOwnStack()
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Crate") { dismiss() } } }
    }
}

/// Only some of what the modifier makes stands in a stack.
struct MedlarView: View {
    let isAlone: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Nottingham")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Crate") { dismiss() } } }
            .inAStackAtTimes(isAlone)
    }
}

/// One that names the view without putting it anywhere.
struct CherryView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Burlat")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Crate") { dismiss() } } }
            .labelled()
    }
}

extension View {
    @ViewBuilder
    func inItsOwnStack(_ path: Binding<NavigationPath>? = nil) -> some View {
        if let path {
            NavigationStack(path: path) { self }
        } else {
            NavigationStack { self.padding() }
        }
    }

    @ViewBuilder
    func inAStackAtTimes(_ isAlone: Bool) -> some View {
        if isAlone {
            NavigationStack { self }
        } else {
            self
        }
    }

    func labelled() -> some View {
        VStack {
            self
            Text("Label")
        }
    }
}

struct Stacked: ViewModifier {
    @Binding var path: NavigationPath

    func body(content: Content) -> some View {
        NavigationStack(path: $path) { content }
    }
}
