import SwiftUI

struct Cellar: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Riesling") { RieslingView() }
                NavigationLink("Merlot") { MerlotView() }
                NavigationLink("Malbec") { MalbecView(isTasting: Bool.random()) }
                NavigationLink("Gamay") { GamayView() }
            }
        }
    }
}

/// The bar of its own is told not to show a way back.
struct RieslingView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        BarAround {
            Text("2019").barBackHidden(true)
        }
        // screen-below: none none pushed // expect-below: missing_back_button "RieslingView", missing_swipe_back
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

/// Nobody tells it anything.
struct MerlotView: View {
    var body: some View {
        BarAround {
            Text("2020")
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// It is told what can't be known here.
struct MalbecView: View {
    let isTasting: Bool

    var body: some View {
        BarAround {
            Text("2021").barBackHidden(isTasting)
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// It is told to show it.
struct GamayView: View {
    var body: some View {
        BarAround {
            Text("2022").preference(key: BarBackHidden.self, value: false)
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

struct BarBackHidden: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() }
}

extension View {
    func barBackHidden(_ hidden: Bool) -> some View {
        preference(key: BarBackHidden.self, value: hidden)
    }
}

struct BarAround<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var showsBack = true

    var body: some View {
        VStack {
            CellarBar(showsBack: showsBack)
            content
        }
        .onPreferenceChange(BarBackHidden.self) { showsBack = !$0 }
    }
}

struct CellarBar: View {
    let showsBack: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        HStack {
            if showsBack {
                Button { dismiss() } label: { Image(systemName: "chevron.left") }
            }
            Spacer()
        }
    }
}
