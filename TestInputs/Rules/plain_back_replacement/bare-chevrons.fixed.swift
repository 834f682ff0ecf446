import SwiftUI
import UIKit

struct Farm: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<8) { barn in Button("Barn \(barn)") { path.append(barn) } }
                .navigationDestination(for: Int.self) { barn in
                    switch barn {
                    case 1: CowBarn()
                    case 2: PigBarn()
                    case 3: HenBarn(path: $path)
                    case 4: GoatBarn()
                    case 5: DuckBarn()
                    default: SheepBarn()
                    }
                }
        }
    }
}

struct CowBarn: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Milk")
            // screen-below: leading app pushed // expect-below: plain_back_replacement "CowBarn"
    }
}

/// The old way, on one line.
struct PigBarn: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Text("Mud")
            // screen-below: leading app pushed // expect-below: plain_back_replacement "PigBarn"
    }
}

/// Popping the path is dismissing.
struct HenBarn: View {
    @Binding var path: [Int]

    var body: some View {
        Text("Eggs")
            // screen-below: leading app pushed // expect-below: plain_back_replacement "HenBarn"
    }
}

/// Beside another item.
struct GoatBarn: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Cheese")
            // screen-below: leading app pushed // expect-below: plain_back_replacement "GoatBarn"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Back", systemImage: "chevron.backward") { dismiss() }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Feed") {}
                }
            }
    }
}

/// The button is a member.
struct DuckBarn: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Feathers")
            // screen-below: leading app pushed // expect-below: plain_back_replacement "DuckBarn"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { back } }
    }

    private var back: some View {
        Button(action: { self.dismiss() }) { Image(systemName: "arrow.backward") }
    }
}

/// The action is handed on.
struct SheepBarn: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Wool")
            // screen-below: leading app pushed // expect-below: plain_back_replacement "SheepBarn"
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    override open func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
