import SwiftUI
import SwiftUIIntrospect
import UIKit

struct Bookbinder: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Thread") { ThreadView() }
                NavigationLink("Glue") { GlueView() }
                NavigationLink("Paper") { PaperView() }
                NavigationLink("Cloth") { ClothView() }
                NavigationLink("Leather") { LeatherView() }
            }
        }
    }
}

/// Repairs the stack that it finds itself in.
struct EdgeSwipe: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ probe: UIViewController, context: Context) {
        DispatchQueue.main.async {
            probe.navigationController?.interactivePopGestureRecognizer?.delegate = nil
        }
    }
}

struct ThreadView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Linen")
            .background(EdgeSwipe())
            // screen-below: leading screen pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bench") { dismiss() } } }
    }
}

struct GlueView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Bone")
            .introspect(.navigationStack, on: .iOS(.v16, .v17, .v18)) {
                $0.interactivePopGestureRecognizer?.delegate = nil
            }
            // screen-below: leading screen pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bench") { dismiss() } } }
    }
}

/// Its own drag from the edge.
struct PaperView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("120 g")
            .gesture(
                DragGesture().onEnded {
                    if $0.startLocation.x < 30, $0.translation.width > 80 { dismiss() }
                }
            )
            // screen-below: leading screen pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bench") { dismiss() } } }
    }
}

/// Walks to the stacks that are there when it appears.
struct ClothView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Buckram")
            // screen-below: leading screen pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bench") { dismiss() } } }
            .onAppear(perform: repairSwipe)
    }

    private func repairSwipe() {
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            for window in scene.windows {
                let stack = window.rootViewController?.children.first as? UINavigationController
                stack?.interactivePopGestureRecognizer?.delegate = nil
            }
        }
    }
}

/// What the others do is theirs.
struct LeatherView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Calf")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "LeatherView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bench") { dismiss() } } }
    }
}
