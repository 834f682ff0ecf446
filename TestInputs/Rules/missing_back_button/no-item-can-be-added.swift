import SwiftUI

// There is no fix-it, and the text says why.

extension View {
    func bare() -> some View {
        navigationBarBackButtonHidden()  // expect: missing_back_button "no fix-it: a function of all views" // screen: none app pushed "View.bare()"
    }
}

struct FieldView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Barley") { BarleyView() }
            NavigationLink("Oats") { OatsView() }
        }
    }
}

struct BarleyView: View {
    var body: some View { Text("Barley").bare() }  // use: none app pushed
}

struct OatsView: View {
    var body: some View {
        Text("Oats")
            .navigationBarBackButtonHidden()  // expect: missing_back_button "no fix-it: the bar is hidden too" // screen: none app pushed
            .toolbar(.hidden, for: .navigationBar)
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
