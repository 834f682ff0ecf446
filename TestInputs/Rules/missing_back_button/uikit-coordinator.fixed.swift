import SwiftUI
import UIKit

/// Pushes SwiftUI screens on a UIKit stack.
@MainActor final class StationCoordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) { self.navigation = navigation }

    func showDepartures() {
        navigation.pushViewController(UIHostingController(rootView: DepartureBoard(coordinator: self)), animated: true)
    }

    func showPlatforms() {
        navigation.pushViewController(UIHostingController(rootView: PlatformMap(coordinator: self)), animated: true)
    }

    func showLockers() {
        let host = UIHostingController(rootView: LockerView())
        host.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Station",
            primaryAction: UIAction { [weak self] _ in self?.trainLeft() }
        )
        navigation.pushViewController(host, animated: true)
    }

    func trainLeft() { navigation.popViewController(animated: true) }
}

struct DepartureBoard: View {
    let coordinator: StationCoordinator

    var body: some View {
        Text("12:05 Leipzig")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Station") { coordinator.trainLeft() } } }
    }
}

/// The only button pushes another controller.
struct PlatformMap: View {
    @Environment(\.dismiss) private var dismiss
    let coordinator: StationCoordinator

    var body: some View {
        Text("Platforms 1 to 12")
            // screen-below: none none pushed // expect-below: missing_back_button "PlatformMap", missing_swipe_back
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
                ToolbarItem(placement: .topBarLeading) { Button("Trains") { coordinator.showDepartures() } }
            }
    }
}

/// Its way back is the item of the controller that hosts it.
struct LockerView: View {
    var body: some View {
        Text("Locker 17")
            // screen-below: leading none pushed // expect-below: missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}
