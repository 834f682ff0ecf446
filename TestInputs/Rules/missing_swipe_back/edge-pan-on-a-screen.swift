import SwiftUI
import UIKit

struct Quarry: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Slate") { SlateView() }
                NavigationLink("Marl") { MarlView() }
                NavigationLink("Tuff") { TuffView() }
            }
        }
    }
}

/// An edge pan that this screen alone brings along.
struct SlateView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Grey")
            .background(EdgePan { dismiss() })
            // screen-below: leading screen pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Pit") { dismiss() } } }
    }
}

struct MarlView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("White")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Pit") { dismiss() } } }
    }
}

/// Its edge pan opens a drawer.
struct TuffView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Red")
            .background(DrawerPan())
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Pit") { dismiss() } } }
    }
}

struct EdgePan: UIViewRepresentable {
    let onBack: () -> Void

    func makeCoordinator() -> Coordinator { Coordinator(onBack: onBack) }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let pan = UIScreenEdgePanGestureRecognizer(
            target: context.coordinator, action: #selector(Coordinator.panned(_:)))
        pan.edges = .left
        view.addGestureRecognizer(pan)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    final class Coordinator: NSObject {
        let onBack: () -> Void

        init(onBack: @escaping () -> Void) { self.onBack = onBack }

        @objc func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
            if pan.state == .recognized { onBack() }
        }
    }
}

struct DrawerPan: UIViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addGestureRecognizer(
            UIScreenEdgePanGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.drag(_:))))
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}

    final class Coordinator: NSObject {
        var isOpen = false

        @objc func drag(_ pan: UIScreenEdgePanGestureRecognizer) { isOpen.toggle() }
    }
}
