import SwiftUI
import UIKit

@main struct BankApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Transfer") { TransferView() }
                }
            }
        }
    }
}

struct TransferView: View {
    var body: some View {
        Text("One moment")
            // screen-below: none app pushed locked
            // backlint:locked - the transfer runs
            .navigationBarBackButtonHidden()
            .onAppear { SwipeGate.isOpen = false }
            .onDisappear { SwipeGate.isOpen = true }
    }
}

@MainActor enum SwipeGate {
    static var isOpen = true
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil && SwipeGate.isOpen
    }
}
