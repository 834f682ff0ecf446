import SwiftUI
import UIKit

struct Dairy: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsMilk = false
    @State private var showsButter = false
    @State private var asks = false

    var body: some View {
        VStack {
            // The view's own controls.
            Button("Close") { dismiss() }
            NavigationLink("Milk") { MilkView() }
            // Handed on by name: it may mean to leave both.
            NavigationLink("Cheese") { CheeseView(onFinish: { dismiss() }) }
            NavigationLink("Quark") { CheeseView { dismiss() } }
            NavigationLink {
                MilkView()
            } label: {
                Text("Label").onTapGesture { dismiss() }
            }
        }
        // A dialog isn't a view of its own.
        .alert("Leave?", isPresented: $asks) { Button("Yes") { dismiss() } }
        .sheet(isPresented: $showsMilk) {
            // It takes the sheet away too.
            Button("All done") {
                showsMilk = false
                dismiss()
            }
        }
        .sheet(isPresented: $showsButter, onDismiss: { dismiss() }) {
            MilkView()
                .onAppear { dismiss() }
        }
    }
}

struct MilkView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Fresh")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .navigationBarItems(leading: Button("Dairy") { dismiss() })
    }
}

struct CheeseView: View {
    let onFinish: () -> Void

    var body: some View { Button("Finish", action: onFinish) }
}

/// A local and a parameter of that name mean themselves.
struct Cellar: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsWine = false

    var body: some View {
        Button("Leave") { dismiss() }
            .sheet(isPresented: $showsWine) {
                let dismiss = { showsWine = false }
                Button("Close") { dismiss() }
            }
            .popover(isPresented: $showsWine) {
                Shelf { dismiss in Button("Close") { dismiss() } }
            }
    }
}

struct Shelf<Content: View>: View {
    let content: (@escaping () -> Void) -> Content

    var body: some View { content {} }
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
