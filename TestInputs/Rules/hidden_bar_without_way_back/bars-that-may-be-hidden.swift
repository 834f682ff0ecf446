import SwiftUI

struct Harbour: View {
    @State private var path: [Int] = []
    @State private var asks = false

    var body: some View {
        NavigationStack(path: $path) {
            // The first view of a stack has no back button.
            List(1..<7) { pier in Button("Pier \(pier)") { path.append(pier) } }
                .navigationBarHidden(true)
                .navigationDestination(for: Int.self) { pier in
                    switch pier {
                    case 1: SailPier()
                    case 2: ColliePier()
                    case 3: TugPier()
                    case 4: CranePier()
                    case 5: IslandPier()
                    case 6: UnderwaterView().navigationBarHidden(true)
                    default: FerryPier()
                    }
                }
                .sheet(isPresented: $asks) { TideSheet() }
        }
    }
}

/// A header of its own.
struct SailPier: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Button("Piers") { dismiss() }
            Text("Three masts")
        }
        .toolbar(.hidden, for: .navigationBar)
    }
}

/// At times.
struct ColliePier: View {
    @State private var isFull = false

    var body: some View {
        Toggle("Full screen", isOn: $isFull)
            .toolbar(isFull ? .hidden : .visible, for: .navigationBar)
    }
}

/// Another bar.
struct TugPier: View {
    var body: some View { Text("Strong").toolbar(.hidden, for: .tabBar) }
}

/// It also hides the button: that rule tells of it.
struct CranePier: View {
    var body: some View {
        Text("Rusty")
            // screen-below: none none pushed // expect-below: missing_back_button "CranePier", missing_swipe_back
            .navigationBarBackButtonHidden()
            .navigationBarHidden(true)
    }
}

/// Shown again.
struct FerryPier: View {
    var body: some View {
        VStack { Text("Hourly").navigationBarHidden(true) }
            .navigationBarHidden(false)
    }
}

/// A bar of its own within.
struct IslandPier: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Text("Palms")
                .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Piers") { dismiss() } } }
        }
        .navigationBarHidden(true)
    }
}

/// What UIKit draws brings bars of its own.
struct UnderwaterView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct TideSheet: View {
    var body: some View { Text("High").navigationBarHidden(true) }
}

/// Nobody in the sources shows it.
struct Lighthouse: View {
    var body: some View { Text("Bright").navigationBarHidden(true) }
}
