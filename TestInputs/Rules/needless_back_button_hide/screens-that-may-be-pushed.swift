import SwiftUI
import UIKit

struct Ferry: View {
    @State private var path: [Int] = []
    @State private var asks = false

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Deck") { DeckView() }
                NavigationLink("Lounge") { LoungeView() }
                NavigationLink("Bridge") { BridgeView() }
            }
            .sheet(isPresented: $asks) { DeckView() }
        }
    }
}

/// Presented here and pushed there.
struct DeckView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Windy")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .navigationBarItems(leading: Button("Ferry") { dismiss() })
    }
}

/// Put on a stack that is pushed: that hides the button of the stack around.
struct LoungeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack { Button("Leave") { dismiss() } }
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "LoungeView"
            .navigationBarBackButtonHidden()
    }
}

/// It says that the button is to be seen.
struct RadarSheet: View {
    var body: some View {
        NavigationStack {
            Text("Clear")
                // screen-below: - app root never
                .navigationBarBackButtonHidden(false)
        }
    }
}

/// Shown again further out.
struct BridgeView: View {
    var body: some View {
        Text("No entry")
            // screen-below: - app pushed
            .navigationBarBackButtonHidden()
            // screen-below: - app pushed never
            .navigationBarBackButtonHidden(false)
    }
}

/// Nobody in the sources shows it.
struct EngineView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Loud")
            // screen-below: leading app unknown
            .navigationBarBackButtonHidden()
            .navigationBarItems(leading: Button("Ferry") { dismiss() })
    }
}

/// Handed to somebody who isn't in the sources.
struct CargoView: View {
    let show: (AnyView) -> Void

    var body: some View { Button("Hold") { show(AnyView(HoldView())) } }
}

struct HoldView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Dark")
            // screen-below: leading app unknown
            .navigationBarBackButtonHidden()
            .navigationBarItems(leading: Button("Cargo") { dismiss() })
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
