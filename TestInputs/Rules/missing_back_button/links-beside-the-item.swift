import SwiftUI

// A view that holds links gets a view of its own for the item: one for all screens of the file.

struct TownView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Market") { MarketView() }
            NavigationLink("Church") { ChurchView() }
        }
    }
}

struct MarketView: View {
    var body: some View {
        List {
            NavigationLink("Fish") { Text("Fish") }
        }
        .navigationBarBackButtonHidden()  // expect: missing_back_button "MarketView" // screen: none app pushed
    }
}

struct ChurchView: View {
    var body: some View {
        VStack {
            NavigationLink("Tower") { Text("Tower") }
        }
        .navigationBarBackButtonHidden(true)  // expect: missing_back_button "ChurchView" // screen: none app pushed
        .navigationTitle("Church")
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
