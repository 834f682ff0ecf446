import SwiftUI
import UIKit

struct Museum: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<10) { room in Button("Room \(room)") { path.append(room) } }
                .navigationDestination(for: Int.self) { room in
                    switch room {
                    case 1: CoinRoom()
                    case 2: VaseRoom()
                    case 3: MaskRoom()
                    case 4: SwordRoom()
                    case 5: CarpetRoom()
                    case 6: StampRoom()
                    case 7: ClockRoom()
                    case 8: GardenRoom()
                    default: MummyRoom()
                    }
                }
        }
    }
}

/// A button in the content.
struct CoinRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Leave") { dismiss() }
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rooms") { dismiss() } } }
            .toolbar(.hidden, for: .navigationBar)
    }
}

/// Only at times.
struct VaseRoom: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isFullScreen = false

    var body: some View {
        Text("Blue")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rooms") { dismiss() } } }
            .toolbar(isFullScreen ? .hidden : .visible, for: .navigationBar)
    }
}

/// Another bar.
struct MaskRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Gold")
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rooms") { dismiss() } } }
            .toolbar(.hidden, for: .tabBar)
    }
}

/// An item at the bottom.
struct SwordRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Sharp")
            // screen-below: elsewhere app pushed // expect-below: back_button_not_leading "SwordRoom"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Rooms") { dismiss() } } }
            .toolbar(.hidden, for: .navigationBar)
    }
}

/// Shown again.
struct CarpetRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Red")
            .navigationBarHidden(true)
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rooms") { dismiss() } } }
            .navigationBarHidden(false)
    }
}

/// The bar of what it presents.
struct StampRoom: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showsGlass = false

    var body: some View {
        Button("Look closer") { showsGlass = true }
            // screen-below: leading app pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rooms") { dismiss() } } }
            .sheet(isPresented: $showsGlass) { Text("Perforated").toolbar(.hidden, for: .navigationBar) }
    }
}

/// The hide is one of several states.
struct ClockRoom: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isStriking = false

    var body: some View {
        Text("Noon")
            // screen-below: leading app pushed conditional
            .navigationBarBackButtonHidden(isStriking)
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rooms") { dismiss() } } }
            .toolbar(.hidden, for: .navigationBar)
    }
}

/// The bar of a stack within.
struct GardenRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Text("Green")
                .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Rooms") { dismiss() } } }
        }
        .navigationBarHidden(true)
        // screen-below: leading app pushed
        .navigationBarBackButtonHidden()
    }
}

/// Nothing leads back at all: that is told, and the bar isn't.
struct MummyRoom: View {
    var body: some View {
        Text("Quiet")
            // screen-below: none app pushed // expect-below: missing_back_button "MummyRoom"
            .navigationBarBackButtonHidden()
            .toolbar(.hidden, for: .navigationBar)
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
