import SwiftUI
import UIKit

struct Depot: View {
    @Environment(\.presentationMode) private var mode  // expect: soft_deprecated_bar_api "Depot"

    var body: some View {
        Text("Buses")
            // screen-below: leading app unknown
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {  // expect: soft_deprecated_bar_api "Depot"
                    Button("Lines") { mode.wrappedValue.dismiss() }
                }
                ToolbarItem(placement: .navigationBarTrailing) {  // expect: soft_deprecated_bar_api "Depot"
                    Button("Close") { self.mode.wrappedValue.dismiss() }
                }
            }
    }
}

struct Garage: View {
    @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>  // expect: soft_deprecated_bar_api "Garage"

    var body: some View {
        Button("Back") { presentationMode.wrappedValue.dismiss() }
    }
}

struct Shed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Bikes")
            // expect-below: soft_deprecated_bar_api "Shed"
            .navigationBarItems(
                leading: Button("Back") {
                    dismiss()
                },
                trailing: Text("4")
            )
            .padding()
    }
}

/// What is read beside stays as it is: there is no fix-it.
struct Hangar: View {
    @Environment(\.presentationMode) private var mode  // expect: soft_deprecated_bar_api "Hangar"

    var body: some View {
        Button(mode.wrappedValue.isPresented ? "Close" : "Open") { mode.wrappedValue.dismiss() }
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
