import SwiftUI
import UIKit

struct Forge: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Sword") { SwordView() }
            NavigationLink("Shield") { ShieldView() }
        }
    }
}

struct SwipeProbe: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ probe: UIViewController, context: Context) {
        DispatchQueue.main.async { probe.navigationController?.interactivePopGestureRecognizer?.delegate = nil }
    }
}

/// Hides, and repairs what it broke.
struct WholeBar: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content
            // screen-below: leading screen pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Forge") { dismiss() } } }
            .background(SwipeProbe())
    }
}

/// Hides, and leaves it broken.
struct HalfBar: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Forge") { dismiss() } } }
    }
}

struct SwordView: View {
    // use-below: leading screen pushed
    var body: some View { Text("Damascene").modifier(WholeBar()) }
}

struct ShieldView: View {
    // use-below: leading none pushed
    var body: some View { Text("Round").modifier(HalfBar()) }
}
