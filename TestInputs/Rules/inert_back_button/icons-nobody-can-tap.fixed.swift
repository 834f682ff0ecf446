import SwiftUI
import UIKit

struct Aquarium: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<8) { tank in Button("Tank \(tank)") { path.append(tank) } }
                .navigationDestination(for: Int.self) { tank in
                    switch tank {
                    case 1: RayTank(onDone: { path.removeLast() })
                    case 2: SealPool()
                    case 3: OtterDen()
                    case 4: CrabBasin()
                    case 5: EelCave()
                    case 6: KoiPond()
                    default: SquidTank()
                    }
                }
        }
    }
}

struct RayTank: View {
    @Environment(\.dismiss) private var dismiss
    let onDone: () -> Void

    var body: some View {
        Button("Done", action: onDone)
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "RayTank"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    // expect-below: inert_back_button "RayTank"
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.left")
                            .font(.title3)
                            .padding(4)
                    }
                }
            }
    }
}

/// The old spelling, and a text.
struct SealPool: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Leave") { dismiss() }
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "SealPool"
            .navigationBarBackButtonHidden(true)
            .navigationBarItems(leading: Button { dismiss() } label: { Text("Back") })  // expect: inert_back_button "SealPool"
    }
}

/// A button that only says that it was tapped.
struct OtterDen: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Asleep until four")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItemGroup(placement: .navigationBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "arrow.backward.circle.fill")
                    }
                    Button("Dens") { dismiss() }
                }
            }
    }
}

/// The icon is a member of the view.
struct CrabBasin: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Leave") { dismiss() }
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "CrabBasin"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .cancellationAction) { mark } }
    }

    private var mark: some View {
        Button {
            dismiss()
        } label: {
            HStack {
                Image(systemName: "xmark")  // expect: inert_back_button "CrabBasin"
                Text("Close")
            }
        }
    }
}

/// A button without an action, and a constant for the symbol.
struct EelCave: View {
    private static let arrow = "chevron.backward"
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Leave") { dismiss() }
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "EelCave"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button(action: { dismiss() }) { Image(systemName: Self.arrow) }  // expect: inert_back_button "EelCave"
                }
            }
    }
}

/// On a sheet too.
struct KoiPond: View {
    @State private var feeds = false

    var body: some View {
        Button("Feed") { feeds = true }
            .sheet(isPresented: $feeds) { FoodSheet() }
    }
}

struct FoodSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Text("Two spoons")
                // screen-below: none app presented // expect-below: needless_back_button_hide "FoodSheet"
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Close", role: .cancel) { dismiss() }  // expect: inert_back_button "FoodSheet"
                    }
                }
        }
    }
}

struct SquidTank: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDimmed = true

    var body: some View {
        Text("Dark")
            // screen-below: none app pushed conditional
            .navigationBarBackButtonHidden(isDimmed)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Label("Back", systemImage: "arrow.left")
                    }  // expect: inert_back_button "SquidTank"
                }
            }
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
