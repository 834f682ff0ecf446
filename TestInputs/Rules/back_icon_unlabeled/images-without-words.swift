import SwiftUI
import UIKit

struct Gallery: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Chalk") { ChalkRoom() }
        }
    }
}

struct OilRoom: View {
    let onBack: () -> Void

    var body: some View {
        Button(action: onBack) {
            Image("arrow_24")  // expect: back_icon_unlabeled "OilRoom"
                .bold()
        }
    }
}

struct ChalkRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("White")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image("back")  // expect: back_icon_unlabeled "ChalkRoom"
                    }
                }
            }
    }
}

/// A member of the view.
struct InkRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Button { dismiss() } label: { icon }
                .padding()
        }
    }

    private var icon: some View { Image("ink_arrow") }  // expect: back_icon_unlabeled "InkRoom"
}

/// An image that is tapped.
struct WaxRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Image("wax_arrow").onTapGesture { dismiss() }  // expect: back_icon_unlabeled "WaxRoom"
    }
}

/// In a stack.
struct SilkRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button { dismiss() } label: { HStack { Image("silk_arrow") } }  // expect: back_icon_unlabeled "SilkRoom"
    }
}

/// On a line of its own with a style.
struct GlassRoom: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Button(action: { mode.wrappedValue.dismiss() }) {
            Image("glass_arrow")  // expect: back_icon_unlabeled "GlassRoom"
        }
        .bold()
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
