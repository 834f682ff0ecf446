import SwiftUI
import UIKit

struct Harvest: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<9) { field in Button("Field \(field)") { path.append(field) } }
                .navigationDestination(for: Int.self) { field in
                    switch field {
                    case 1: WheatField(path: $path)
                    case 2: CornField()
                    case 3: RyeField()
                    case 4: OatField()
                    case 5: HopField(path: $path)
                    case 6: BeetField()
                    default: FlaxField(path: $path)
                    }
                }
        }
    }
}

struct Barn: View {
    var body: some View { Text("Full") }
}

/// It takes one away.
struct WheatField: View {
    @Binding var path: [Int]

    var body: some View {
        Text("Ripe")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        path.removeLast()
                    } label: {
                        Image(systemName: "chevron.left")
                    }
                }
            }
    }
}

/// A cross and a house mean another thing than back.
struct CornField: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            NavigationLink(destination: Barn()) { Image(systemName: "xmark") }
            NavigationLink(destination: Barn()) { Image(systemName: "house") }
            Button("Leave") { dismiss() }
        }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "CornField"
        .navigationBarBackButtonHidden()
    }
}

/// The words say where it goes.
struct RyeField: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            NavigationLink(destination: Barn()) {
                HStack {
                    Image(systemName: "arrow.left")
                    Text("The barn")
                }
            }
            NavigationLink("Back to the barn") { Barn() }
            Button("Leave") { dismiss() }
        }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "RyeField"
        .navigationBarBackButtonHidden()
    }
}

/// The arrow points forward.
struct OatField: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            NavigationLink(destination: Barn()) { Image(systemName: "chevron.right") }
            Button("Leave") { dismiss() }
        }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "OatField"
        .navigationBarBackButtonHidden()
    }
}

/// It replaces the root.
struct HopField: View {
    @Binding var path: [Int]

    var body: some View {
        Text("Tall")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button {
                        path.removeAll()
                        path.append(1)
                    } label: {
                        Image(systemName: "chevron.left")
                    }
                }
            }
    }
}

/// A sheet isn't pushed, and a page of one's own isn't either.
struct BeetField: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsHelp = false
    @State private var row = 3

    var body: some View {
        VStack {
            Button { showsHelp = true } label: { Image(systemName: "chevron.left") }
            Button { row = 1 } label: { Image(systemName: "arrow.left") }
            Button("Leave row \(row)") { dismiss() }
        }
        .sheet(isPresented: $showsHelp) { Barn() }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "BeetField"
        .navigationBarBackButtonHidden()
    }
}

/// An array that is no path.
struct FlaxField: View {
    @Binding var path: [Int]
    @State private var bundles: [Int] = []

    var body: some View {
        VStack {
            Button { bundles.append(1) } label: { Image(systemName: "chevron.left") }
            Button("Leave") { path.removeLast() }
        }
        // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "FlaxField"
        .navigationBarBackButtonHidden()
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
