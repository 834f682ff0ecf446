import SwiftUI
import UIKit

@main struct KitchenApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Soup") { SoupView() }
                    NavigationLink("Stew") { StewView() }
                    NavigationLink("Pie") { PieView() }
                }
            }
        }
    }
}

/// A dialog about something else.
struct SoupView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDeleting = false

    var body: some View {
        Text("Leek")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Recipes") { dismiss() } }
                ToolbarItem(placement: .topBarTrailing) { Button("Delete") { isDeleting = true } }
            }
            .alert("Delete the recipe?", isPresented: $isDeleting) { Button("Delete") { dismiss() } }
    }
}

/// Of two buttons in the corner one leaves unasked.
struct StewView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDeleting = false

    var body: some View {
        Text("Beef")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) {
                    Button("Recipes") { dismiss() }
                    Button("Delete") { isDeleting = true }
                }
            }
            .alert("Delete the recipe?", isPresented: $isDeleting) { Button("Delete") { dismiss() } }
    }
}

/// The dialog opens by itself, not on the way back.
struct PieView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isBurnt = false

    var body: some View {
        Text("Apple")
            .onAppear { isBurnt = true }
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Recipes") { dismiss() } } }
            .alert("It is burnt", isPresented: $isBurnt) { Button("Throw away") { dismiss() } }
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
