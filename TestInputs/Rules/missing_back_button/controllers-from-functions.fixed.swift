import SwiftUI
import UIKit

/// Functions that give a controller: how that gets on screen is told where they are called.
@MainActor final class MuseumGuide {
    private let stack = UINavigationController()

    func start() {
        stack.setViewControllers([makeHall()], animated: false)
    }

    func showVase() {
        stack.pushViewController(makeVase(), animated: true)
    }

    func showTicket() {
        stack.present(makeTicket(), animated: true)
    }

    func showCoin() {
        stack.pushViewController(framed(CoinView()), animated: true)
    }

    func showBust() {
        let bust = makeBust()
        bust.title = "Bust"
        stack.pushViewController(bust, animated: true)
    }

    func show(_ room: Room) {
        let controller = makeRoom(room)
        controller.isModalInPresentation = true
        stack.pushViewController(controller, animated: true)
    }

    private func makeRoom(_ room: Room) -> UIViewController {
        switch room {
        case .attic:
            var view = AtticView()
            view.whenDone = { [weak self] in self?.stack.popViewController(animated: true) }
            let host = UIHostingController(rootView: view)
            host.title = "Attic"
            return host
        case .vault:
            var view = VaultView()
            view.whenDone = { [weak self] in self?.show(.attic) }
            return UIHostingController(rootView: view)
        }
    }

    private func makeHall() -> UIViewController {
        UIHostingController(rootView: HallView())
    }

    private func makeVase() -> UIViewController {
        let controller = UIHostingController(rootView: VaseView())
        controller.title = "Vase"
        return controller
    }

    private func makeTicket() -> UIViewController {
        UIHostingController(rootView: TicketView())
    }

    private func makeBust() -> UIViewController {
        UIHostingController(rootView: BustView())
    }

    private func framed(_ view: some View) -> UIViewController {
        let controller = UIHostingController(rootView: view)
        return controller
    }
}

enum Room { case attic, vault }

/// Its handler is set before it is hosted.
struct AtticView: View {
    var whenDone: (() -> Void)?

    var body: some View {
        Button("Dust") { whenDone?() }
            // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
            .navigationBarBackButtonHidden()
    }
}

struct VaultView: View {
    @Environment(\.dismiss) private var dismiss
    var whenDone: (() -> Void)?

    var body: some View {
        Button("Gold") { whenDone?() }
            // screen-below: none none pushed // expect-below: missing_back_button "VaultView", missing_swipe_back
            .navigationBarBackButtonHidden()
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

struct HallView: View {
    var body: some View { Text("Hall") }
}

struct VaseView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("450 BC")
            // screen-below: none none pushed // expect-below: missing_back_button "VaseView", missing_swipe_back
            .navigationBarBackButtonHidden()
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

struct TicketView: View {
    var body: some View {
        Text("12 €")
            // screen-below: none none presented // expect-below: needless_back_button_hide
    }
}

struct CoinView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Denarius")
            // screen-below: none none pushed // expect-below: missing_back_button "CoinView", missing_swipe_back
            .navigationBarBackButtonHidden()
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

struct BustView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Nero")
            // screen-below: none none pushed // expect-below: missing_back_button "BustView", missing_swipe_back
            .navigationBarBackButtonHidden()
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
