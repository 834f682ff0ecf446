import SwiftUI

struct LoftView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Beam") { BeamView() }
            NavigationLink("Hatch") { HatchView() }
        }
    }
}

struct BeamView: View {
    var body: some View {
        Text("Oak")
            .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
    }
}

struct HatchView: View {
    var body: some View {
        Text("Hatch")
            #if os(iOS)
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
            #endif
    }
}

#if os(iOS)

    extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
        open override func viewDidLoad() {
            super.viewDidLoad()
            interactivePopGestureRecognizer?.delegate = self
        }

        public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            viewControllers.count > 1 && presentedViewController == nil
        }
    }
#endif
