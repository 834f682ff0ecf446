import SwiftUI
import UIKit

struct Bakery: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsBread = false
    @State private var showsCake = false

    var body: some View {
        VStack {
            // A link's destination.
            NavigationLink("Rolls") {
                Text("40 cents")
                    // screen-below: leading app pushed
                    .navigationBarBackButtonHidden()
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            Button("Back") { dismiss() }  // expect: dismiss_wrong_scope "Bakery"
                        }
                    }
            }
            // A destination in parentheses.
            NavigationLink(
                destination: Text("Pretzel").onTapGesture { dismiss() }  // expect: dismiss_wrong_scope "Bakery"
            ) {
                Text("Pretzels")
            }
        }
        .navigationDestination(isPresented: $showsBread) {
            Button("Close", action: dismiss.callAsFunction)  // expect: dismiss_wrong_scope "Bakery"
        }
        .sheet(isPresented: $showsCake) {
            NavigationStack {
                Button {
                    Task {
                        await Task.yield()
                        dismiss()  // expect: dismiss_wrong_scope "Bakery"
                    }
                } label: {
                    Text("Close")
                }
            }
        }
    }
}

/// The old way, under a name of its own, in a cover; and within a dialog of a popover.
struct Mill: View {
    @Environment(\.presentationMode) private var mode
    @State private var grinds = false
    @State private var asks = false
    @State private var isSure = false

    var body: some View {
        Text("Flour")
            // screen-below: none app unknown conditional
            .navigationBarBackButtonHidden(grinds)
            .fullScreenCover(isPresented: $grinds) {
                Button("Stop") {
                    mode.wrappedValue.dismiss()  // expect: dismiss_wrong_scope "Mill"
                }
            }
            .popover(isPresented: $asks) {
                Text("Stop?")
                    .alert("Sure?", isPresented: $isSure) {
                        Button("Yes", role: .destructive) {
                            withAnimation { self.mode.wrappedValue.dismiss() }  // expect: dismiss_wrong_scope "Mill"
                        }
                        Button("No") { mode.wrappedValue.dismiss() }  // expect: dismiss_wrong_scope "Mill"
                    }
            }
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
