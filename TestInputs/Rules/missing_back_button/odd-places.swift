import SwiftUI

// Where a hide and the type around it may stand.

struct Orchard: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Pear") { PearView(isRipe: true) }
                NavigationLink("Cherry") { CherryView(count: 3) }
                NavigationLink("Fig") { FigView<Int>() }
                NavigationLink("Quince") { Hedge.QuinceView() }
                NavigationLink("Medlar") { MedlarView(name: "Medlar") }
                NavigationLink("Sloe") { SloeView() }
                NavigationLink("Lime") { LimeView { Text("Sour") } }  // use: none app pushed
                NavigationLink("Date") { DateView(model: Dates()) }
                NavigationLink("Olive") { OliveView() }
                NavigationLink("Guava") { GuavaView() }
                NavigationLink("Mango") { MangoView(pips: 1) }
                NavigationLink("Papaya") { Tropics.PapayaView() }
            }
        }
    }
}

/// In a branch, and made with the initializer that its properties give it.
struct PearView: View {
    let isRipe: Bool

    var body: some View {
        if isRipe {
            Text("Eat it")
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
        } else {
            Text("Wait")
        }
    }
}

private struct CherryView: View {
    let count: Int

    var body: some View {
        Text("\(count)")
            // expect-below: missing_back_button // screen-below: none app pushed
            .navigationBarBackButtonHidden(true)  // Nobody leaves before the stones are counted.
            .padding()
    }
}

struct FigView<Value: Hashable>: View {
    var body: some View {
        Text("Soft")
            // No way back yet.
            .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
            // A title.
            .navigationTitle("Figs")
    }
}

enum Hedge {
    struct QuinceView: View {
        var body: some View {
            VStack {
                Text("Hard")
            }.navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
        }
    }
}

struct MedlarView {
    let name: String
}

extension MedlarView: View {
    var body: some View {
        Text(name)
            .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
    }
}

struct SloeView: View {
    var body: some View {
        #if os(iOS)
            Text("Bitter")
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
        #else
            Text("Bitter")
        #endif
    }
}

struct LimeView<Content: View>: View where Content: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        Group { content() }
            .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
    }
}

final class Dates: ObservableObject {
    @Published var count = 0
}

struct DateView: View {
    @ObservedObject var model: Dates
    @Environment(\.colorScheme)
    private var scheme

    var body: some View {
        if scheme == .dark {
            Text("\(model.count)")
                // expect-below: missing_back_button // screen-below: none app pushed
                .navigationBarBackButtonHidden() /* at night only */ .padding()
        } else {
            Text("Sweet")
        }
    }
}

@MainActor
struct OliveView: View {
    @State private var green = 1; @State private var black = 2

    var body: some View {
        return Text("\(green) \(black)")
            .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
    }
}

/// In code that runs before.
struct GuavaView: View {
    var body: some View {
        let text = "Pink"
        VStack {
            Text(text)
        }
        .navigationBarBackButtonHidden(true)  // expect: missing_back_button // screen: none app pushed
    }
}

struct MangoView: View {
    init(pips: Int) { self.pips = pips }

    private let pips: Int

    var body: some View { VStack { Text("\(pips)") }.navigationBarBackButtonHidden() }  // expect: missing_back_button // screen: none app pushed
}

enum Tropics { struct PapayaView: View { var body: some View { Text("Ripe").navigationBarBackButtonHidden() } } }  // expect: missing_back_button // screen: none app pushed

#Preview("Fig") { FigView<String>() }
#Preview { CherryView(count: 1) }

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
