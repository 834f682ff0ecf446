import SwiftUI

struct Aviary: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Owl") { OwlView() }
                NavigationLink("Wren") { WrenView() }
                NavigationLink("Robin") { RobinView() }
                NavigationLink("Heron") { HeronView() }
                NavigationLink("Stork") { StorkView() }
                NavigationLink("Swift") { SwiftView(showsExit: Bool.random()) }
                NavigationLink("Crane") { CraneView() }
            }
        }
    }
}

/// A header is told not to show its way back.
struct OwlView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            PerchHeader(title: "Owl", showsBack: false)
            Text("Strix")
        }
        // screen-below: none none pushed // expect-below: missing_back_button "OwlView", missing_swipe_back
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

struct WrenView: View {
    var body: some View {
        VStack {
            PerchHeader(title: "Wren", showsBack: true)
            Text("Troglodytes")
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// By a modifier's argument, or by what that is if none is given.
struct RobinView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Erithacus")
            .perchBar(closes: false)
            // screen-below: none none pushed // expect-below: missing_back_button "RobinView", missing_swipe_back
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

struct HeronView: View {
    var body: some View {
        Text("Ardea")
            .perchBar()
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

/// Handed on from one to the other, and turned around.
struct StorkView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            QuietHeader(isLocked: true)
            Text("Ciconia")
        }
        // screen-below: none none pushed // expect-below: missing_back_button "StorkView", missing_swipe_back
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

/// What nobody knows before it runs.
struct SwiftView: View {
    let showsExit: Bool

    var body: some View {
        VStack {
            PerchHeader(title: "Swift", showsBack: showsExit)
            Text("Apus")
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// Whoever makes it is asked again: an initializer decides by itself what becomes of its argument.
struct CraneView: View {
    var body: some View {
        VStack {
            StubbornHeader(showsBack: false)
            Text("Grus")
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

struct PerchHeader: View {
    let title: String
    var showsBack: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        HStack {
            if showsBack {
                chevron
            }
            Text(title)
        }
    }

    private var chevron: some View {
        Button { dismiss() } label: { Image(systemName: "chevron.left") }
    }
}

struct QuietHeader: View {
    var isLocked = false

    var body: some View {
        PerchHeader(title: "", showsBack: !isLocked)
    }
}

struct StubbornHeader: View {
    let showsBack: Bool
    @Environment(\.dismiss) private var dismiss

    init(showsBack: Bool) {
        self.showsBack = showsBack || Bool.random()
    }

    var body: some View {
        if showsBack { Button("Back") { dismiss() } }
    }
}

extension View {
    func perchBar(closes: Bool = true) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) {
                if closes { PerchExit() } else { Image(systemName: "bird") }
            }
        }
    }
}

struct PerchExit: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Nest") { dismiss() } }
}
