import SwiftUI
import UIKit

@main struct MintApp: App {
    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Coins") { CoinView() } } }
    }
}

struct CoinView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Five groats")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Mint") { dismiss() } } }
    }
}

protocol Shakeable {}

extension UIKit.UINavigationController: UIKit.UIGestureRecognizerDelegate, Shakeable {
    override open func viewDidLoad() {
        super.viewDidLoad()
        self.interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ recognizer: UIKit.UIGestureRecognizer) -> Bool {
        guard presentedViewController == nil else { return false }
        return children.count > 1
    }
}
