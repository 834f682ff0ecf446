import SwiftUI
import UIKit

final class PaintShopDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UINavigationBar.appearance().tintColor = .red
        return true
    }
}

@main struct PaintShopApp: App {
    @UIApplicationDelegateAdaptor(PaintShopDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { NavigationStack { NavigationLink("Reds") { RedView() } } }
    }
}

struct RedView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Vermilion")
            // screen-below: leading none pushed // expect-below: missing_swipe_back "RedView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Shop") { dismiss() } } }
    }
}
