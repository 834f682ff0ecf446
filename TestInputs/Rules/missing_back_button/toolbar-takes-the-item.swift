import SwiftUI

// The item joins a toolbar of the same chain, if items stand in it and there is room.

struct HarbourView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Quay") { QuayView(berth: 4) }
            NavigationLink("Crane") { CraneView() }
            NavigationLink("Buoy") { BuoyView() }
            NavigationLink("Tug") { TugView() }
            NavigationLink("Mast") { MastView() }
        }
    }
}

struct QuayView: View {
    @State private var isOpen = false
    let berth: Int

    var body: some View {
        Text("Quay \(berth)")
            .navigationBarBackButtonHidden()  // expect: missing_back_button "QuayView" // screen: none app pushed
            .toolbar {
                // Opens the gate.
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Gate") { isOpen = true }
                }
            }
            .navigationTitle("Quay")
    }
}

struct CraneView: View {
    @State private var load = 0

    var body: some View {
        Stepper("Load", value: $load)
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("Load \(load)") } }
            .navigationBarBackButtonHidden(true)  // expect: missing_back_button "CraneView" // screen: none app pushed
    }
}

struct BuoyView: View {
    @State private var isLit = false

    var body: some View {
        Text(isLit ? "Lit" : "Dark")
            // Plain views and items don't go together: the item gets a toolbar of its own.
            .toolbar {
                Button("Light") { isLit = true }
            }
            .navigationBarBackButtonHidden()  // expect: missing_back_button "BuoyView" // screen: none app pushed
    }
}

struct TugView: View {
    var body: some View {
        Text("Tug")
            .navigationBarBackButtonHidden()  // expect: missing_back_button "TugView" // screen: none app pushed
            .toolbar { items }
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .principal) { Text("Tug") }
    }
}

struct MastView: View {
    var body: some View {
        Text("Mast")
            .navigationBarBackButtonHidden()  // expect: missing_back_button "MastView" // screen: none app pushed
            .toolbar {
                ToolbarItem { Text("1") }
                ToolbarItem { Text("2") }
                ToolbarItem { Text("3") }
                ToolbarItem { Text("4") }
                ToolbarItem { Text("5") }
                ToolbarItem { Text("6") }
                ToolbarItem { Text("7") }
                ToolbarItem { Text("8") }
                ToolbarItem { Text("9") }
                ToolbarItem { Text("10") }
            }
    }
}

extension UINavigationController: @retroactive UIGestureRecognizerDelegate {
    open override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && presentedViewController == nil
    }
}
