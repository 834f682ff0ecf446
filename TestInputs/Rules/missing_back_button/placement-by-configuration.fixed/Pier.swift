import SwiftUI

struct PierView: View {
    var body: some View {
        NavigationView { NavigationLink("Bench", destination: BenchView()) }
    }
}

struct BenchView: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        Text("Bench")
            .navigationBarBackButtonHidden(true)  // expect: missing_back_button // screen: none app pushed
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button {
                        presentationMode.wrappedValue.dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
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
