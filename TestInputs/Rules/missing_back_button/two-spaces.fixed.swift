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

  @Environment(\.dismiss) private var dismiss
  @State private var isDone = false

  var body: some View {
    Text(isDone ? "Done" : "Wait").navigationBarBackButtonHidden().onTapGesture { isDone = true }  // expect: missing_back_button // screen: none app pushed
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
            dismiss()
          } label: {
            Image(systemName: "chevron.backward")
          }
        }
      }
  }
}

struct CakeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Cake").navigationBarBackButtonHidden()
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
            dismiss()
          } label: {
            Image(systemName: "chevron.backward")
          }
        }
      }
  }
}  // expect: missing_back_button // screen: none app pushed

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
  open override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && presentedViewController == nil
  }
}
