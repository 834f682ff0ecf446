import SwiftUI
import UIKit

struct Ropewalk: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Hemp") { HempView() }
            NavigationLink("Sisal") { SisalView() }
        }
    }
}

struct RopeProbe: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ probe: UIViewController, context: Context) {
        DispatchQueue.main.async { probe.navigationController?.interactivePopGestureRecognizer?.delegate = nil }
    }
}

extension View {
    func ropeBar(_ leave: DismissAction) -> some View {
        // screen-below: leading unknown pushed "View.ropeBar()"
        navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Ropes") { leave() } } }
    }
}

struct HempView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Three strands")
            // use-below: leading screen pushed
            .ropeBar(dismiss)
            .background(RopeProbe())
    }
}

struct SisalView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Four strands")
            // use-below: leading none pushed // expect-below: missing_swipe_back "SisalView"
            .ropeBar(dismiss)
    }
}
