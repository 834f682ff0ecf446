import SwiftUI

struct ForgeView: View {
    var body: some View {
        NavigationView {
            NavigationLink("Anvil", destination: AnvilView())
        }
    }
}

struct AnvilView: View {
    let weight = 80

    var body: some View {
        Text("\(weight) kg")
            .navigationBarBackButtonHidden(true)  // expect: missing_back_button // screen: none app pushed
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
