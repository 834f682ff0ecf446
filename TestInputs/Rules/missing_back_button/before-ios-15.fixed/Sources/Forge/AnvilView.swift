import SwiftUI

struct ForgeView: View {
    var body: some View {
        NavigationView {
            NavigationLink("Anvil", destination: AnvilView())
        }
    }
}

struct AnvilView: View {
    @Environment(\.presentationMode) private var presentationMode
    let weight = 80

    var body: some View {
        Text("\(weight) kg")
            .navigationBarBackButtonHidden(true)  // expect: missing_back_button // screen: none app pushed
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
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
