import SwiftUI

// The pushed view gets the item, unless it is made elsewhere too: what dismisses at the push takes the pushing screen away.

struct StationView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            NavigationLink("Platform") {
                PlatformView()
                    .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed "StationView"
            }
            NavigationLink("Kiosk") {
                KioskView()
                    .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed "StationView"
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            BackItem()
                        }
                    }
            }
            NavigationLink("Clock") {
                Text("12:00")
                    .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed "StationView"
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) {
                            BackItem()
                        }
                    }
            }
            KioskView()
            Button("Home") { dismiss() }
        }
    }
}

struct PlatformView: View {
    @Environment(\.dismiss) private var dismiss
    let number = 9

    var body: some View {
        VStack {
            Text("Platform \(number)")
        }
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

struct KioskView: View {
    var body: some View { Text("Kiosk") }
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

private struct BackItem: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button {
            dismiss()
        } label: {
            Image(systemName: "chevron.backward")
        }
    }
}
