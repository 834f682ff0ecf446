import SwiftUI
import UIKit

struct Garden: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<8) { bed in Button("Bed \(bed)") { path.append(bed) } }
                .navigationDestination(for: Int.self) { bed in
                    switch bed {
                    case 1: RoseBed()
                    case 2: LilyBed()
                    case 3: MintBed()
                    case 4: IrisBed()
                    case 5: SageBed(path: $path)
                    case 6: FernBed()
                    default: MossBed()
                    }
                }
        }
    }
}

/// It saves first.
struct RoseBed: View {
    @Environment(\.dismiss) private var dismiss
    @State private var count = 3

    var body: some View {
        Text("\(count) roses")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        count = 0
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.left")
                    }
                }
            }
    }
}

/// Words say where it leads.
struct LilyBed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("White")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: {
                        HStack {
                            Image(systemName: "chevron.left")
                            Text("All beds")
                        }
                    }
                }
            }
    }
}

/// A cross means another thing.
struct MintBed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Fresh")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button { dismiss() } label: { Image(systemName: "xmark") } }
            }
    }
}

/// A shape of its own.
struct IrisBed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Blue")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { dismiss() } label: { Image(systemName: "chevron.left").background(Color.red) }
                }
            }
    }
}

/// It goes back further than the system's.
struct SageBed: View {
    @Binding var path: [Int]

    var body: some View {
        Text("Grey")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button { path.removeLast(2) } label: { Image(systemName: "chevron.left") }
                }
            }
    }
}

/// Only at times.
struct FernBed: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isWet = true

    var body: some View {
        Toggle("Wet", isOn: $isWet)
            // screen-below: leading app pushed conditional
            .navigationBarBackButtonHidden(isWet)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button { dismiss() } label: { Image(systemName: "chevron.left") } }
            }
    }
}

/// Not in the bar's leading slot.
struct MossBed: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Soft")
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "MossBed"
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Button { dismiss() } label: { Image(systemName: "chevron.left") } }
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
