import SwiftUI
import UIKit

/// What the app's coordinators have in common.
@MainActor class FerryCoordinator {
    let stack: UINavigationController

    init(stack: UINavigationController) { self.stack = stack }

    func begin(with controller: UIViewController) { replace([controller]) }

    func replace(_ controllers: [UIViewController]) { stack.setViewControllers(controllers, animated: true) }

    func advance(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
}

@MainActor final class TicketCoordinator: FerryCoordinator {
    func start() {
        let host = UIHostingController(rootView: TimetableView())
        host.title = "Timetable"
        host.view.layoutIfNeeded()
        begin(with: host)
    }

    func startAnew() {
        stack.setViewControllers([UIHostingController(rootView: HarbourView())], animated: false)
    }

    func startInTheMiddle() {
        let harbour = UIHostingController(rootView: LighthouseView())
        let berth = UIHostingController(rootView: BerthView())
        stack.setViewControllers([harbour, berth], animated: false)
    }

    func startWithAList() {
        let list = [UIHostingController(rootView: PierView()), UIHostingController(rootView: PierView())]
        stack.viewControllers = list
    }

    func startOver() {
        stack.viewControllers = [UIHostingController(rootView: KioskView())]
    }

    func showDeck() {
        let host = UIHostingController(rootView: DeckView())
        advance(host)
    }

    func showCabin() {
        let controller = CabinController(number: 7) { [weak self] in
            self?.stack.popViewController(animated: true)
        }
        stack.pushViewController(controller, animated: true)
    }

    func showPurser() { stack.pushViewController(UIHostingController(rootView: PurserView()), animated: true) }

    func showBridge() { stack.pushViewController(BridgeController(), animated: true) }

    func showEngine() { stack.pushViewController(EngineController(), animated: true) }
}

/// The first on its stack.
struct TimetableView: View {
    // screen-below: none none root // expect-below: needless_back_button_hide
    var body: some View { Text("12:40 Amrum") }
}

struct HarbourView: View {
    // screen-below: none none root // expect-below: needless_back_button_hide
    var body: some View { Text("Dagebüll") }
}

/// Of several the first.
struct LighthouseView: View {
    // screen-below: none none root // expect-below: needless_back_button_hide
    var body: some View { Text("41 m") }
}

struct BerthView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "BerthView", missing_swipe_back
    var body: some View {
        Text("Berth 2").navigationBarBackButtonHidden()
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

/// Of several the first and, once more, the second.
struct PierView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "PierView", missing_swipe_back
    var body: some View {
        Text("Pier 3").navigationBarBackButtonHidden()
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
    // screen-below: none none root // expect-below: needless_back_button_hide
    var body: some View { Text("Crab rolls") }
}

/// A view that a local holds is shown where the builder names it, last or not.
struct PurserView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        // screen-below: none none pushed // expect-below: missing_back_button "PurserView", missing_swipe_back
        let desk = Text("Purser").navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")
                    }
                }
            }
        desk.padding()
        Text("Closed")
    }
}

struct DeckView: View {
    @Environment(\.dismiss) private var dismiss

    // screen-below: none none pushed // expect-below: missing_back_button "DeckView", missing_swipe_back
    var body: some View {
        Text("Upper deck").navigationBarBackButtonHidden()
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

/// The controller hands on what it is made with.
final class CabinController: UIHostingController<CabinView> {
    init(number: Int, onDone: @escaping () -> Void) {
        super.init(rootView: CabinView(number: number, onDone: onDone))
    }

    required dynamic init?(coder: NSCoder) { nil }
}

struct CabinView: View {
    let number: Int
    let onDone: () -> Void

    var body: some View {
        VStack {
            Text("Cabin \(number)")
            Button("Slept enough") { onDone() }
        }
        // screen-below: elsewhere none pushed // expect-below: back_button_not_leading, missing_swipe_back
        .navigationBarBackButtonHidden()
    }
}

/// The controller brings the item.
final class BridgeController: UIHostingController<BridgeView> {
    init() { super.init(rootView: BridgeView()) }

    required dynamic init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Deck", primaryAction: UIAction { [weak self] _ in self?.turnAround() })
    }

    private func turnAround() { navigationController?.popViewController(animated: true) }
}

struct BridgeView: View {
    // screen-below: leading none pushed // expect-below: missing_swipe_back
    var body: some View { Text("Captain only").navigationBarBackButtonHidden() }
}

/// The controller's item does something else.
final class EngineController: UIHostingController<EngineView> {
    init() { super.init(rootView: EngineView()) }

    required dynamic init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.setLeftBarButton(
            UIBarButtonItem(title: "Louder", primaryAction: UIAction { _ in self.rootView.noise += 1 }), animated: false)
    }
}

struct EngineView: View {
    @Environment(\.dismiss) private var dismiss
    var noise = 96

    // screen-below: none none pushed // expect-below: missing_back_button "EngineView", missing_swipe_back
    var body: some View {
        Text("\(noise) dB").navigationBarBackButtonHidden()
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
