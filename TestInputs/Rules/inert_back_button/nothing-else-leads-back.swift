import SwiftUI
import UIKit

struct Hangar: View {
    var body: some View {
        NavigationStack { NavigationLink("Glider") { GliderView() } }
    }
}

/// One cause, one finding: the missing way back names the icon.
struct GliderView: View {
    var body: some View {
        Text("Wingspan: 15 m")
            // screen-below: none app pushed // expect-below: missing_back_button "GliderView"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Image(systemName: "chevron.left") }
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
