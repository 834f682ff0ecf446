import SwiftUI
import UIKit

enum Icons {
    static let back = "arrow.backward.circle"  // expect: back_icon_not_mirrored "CandleStall"
}

struct Market: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Apples") { AppleStall() }
            NavigationLink("Pears") { PearStall(onBack: { path.removeLast() }) }
        }
    }
}

/// In the bar.
struct AppleStall: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Sweet")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.backward")  // expect: back_icon_not_mirrored "AppleStall"
                    }
                }
            }
    }
}

/// In a header, by a handler.
struct PearStall: View {
    let onBack: () -> Void

    var body: some View {
        HStack {
            Button(action: onBack) {
                Image(systemName: "arrow.backward")  // expect: back_icon_not_mirrored "PearStall"
            }
            Text("Pears")
        }
    }
}

/// A button that takes the symbol's name.
struct PlumStall: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Stalls", systemImage: "chevron.backward.square.fill") { dismiss() }  // expect: back_icon_not_mirrored "PlumStall"
    }
}

/// An image that is tapped.
struct NutStall: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        Image(systemName: "chevron.backward")  // expect: back_icon_not_mirrored "NutStall"
            .onTapGesture { mode.wrappedValue.dismiss() }
    }
}

/// A label.
struct HoneyStall: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button { dismiss() } label: {
            Label("Back", systemImage: "arrow.backward")  // expect: back_icon_not_mirrored "HoneyStall"
        }
    }
}

struct CandleStall: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button { dismiss() } label: { Image(systemName: Icons.back) }
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
