import SwiftUI

struct OvenView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Bread") { BreadView() }
      NavigationLink("Cake") { CakeView() }
    }
  }
}

struct BreadView: View {

  @State private var isDone = false

  var body: some View {
    Text(isDone ? "Done" : "Wait").navigationBarBackButtonHidden().onTapGesture { isDone = true }  // expect: missing_back_button // screen: none app pushed
  }
}

struct CakeView: View { var body: some View { Text("Cake").navigationBarBackButtonHidden() } }  // expect: missing_back_button // screen: none app pushed

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
  open override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && presentedViewController == nil
  }
}
