import SwiftUI
import UIKit

struct Orchard: View {
    @State private var showsPears = false

    var body: some View {
        NavigationStack {
            NavigationLink("Plums") { PlumView() }
                .sheet(isPresented: $showsPears) { PearSheet() }
        }
    }
}

struct PlumView: View {
    var body: some View {
        Text("Blue")
            // use-below: leading app pushed
            .ownBar()
    }
}

/// On one of the screens that use the modifier the hide in it does nothing.
struct PearSheet: View {
    var body: some View {
        Text("Green")
            // use-below: leading app presented // expect-below: needless_back_button_hide "PearSheet"
            .ownBar()
    }
}

extension View {
    func ownBar() -> some View { modifier(OwnBar()) }
}

struct OwnBar: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Trees") { dismiss() } } }
    }
}

/// All of them are presented.
struct CherryTree: View {
    @State private var isRipe = false
    @State private var isPicked = false

    var body: some View {
        Text("Red")
            .sheet(isPresented: $isRipe) {
                // use-below: - app presented
                Text("Ripe").modifier(PlainSheet())
            }
            .sheet(isPresented: $isPicked) {
                // use-below: - app presented
                Text("Picked").modifier(PlainSheet())
            }
    }
}

struct PlainSheet: ViewModifier {
    func body(content: Content) -> some View {
        content
            // screen-below: - app presented // expect-below: needless_back_button_hide
            .navigationBarBackButtonHidden()
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
