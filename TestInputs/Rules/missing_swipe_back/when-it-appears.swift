import LazyPop
import SwiftUI
import UIKit

struct Beekeeper: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Hive") { HiveView() }
                NavigationLink("Smoker") { SmokerView() }
                NavigationLink("Honey") { HoneyView() }
                NavigationLink("Wax") { WaxView() }
            }
        }
    }
}

/// Walks to the stack that is on screen.
func openSwipe() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let stack = scene?.windows.first?.rootViewController?.children.first as? UINavigationController
    stack?.interactivePopGestureRecognizer?.delegate = nil
}

/// Opens the swipe when it appears.
struct HiveView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Buzz")
            .onAppear { openSwipe() }
            // screen-below: leading screen pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bees") { dismiss() } } }
    }
}

/// Does something else when it appears.
struct SmokerView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var puffs = 0

    var body: some View {
        Text("\(puffs)")
            .onAppear { puffs += 1 }
            // screen-below: leading none pushed // expect-below: missing_swipe_back "SmokerView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bees") { dismiss() } } }
    }
}

/// A package's modifier brings its own swipe.
struct HoneyView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Lime")
            .lazyPop()
            // screen-below: leading screen pushed
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bees") { dismiss() } } }
    }
}

/// Only what it pushes has it.
struct WaxView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationLink("Candle") { Text("Lit").lazyPop() }
            // screen-below: leading none pushed // expect-below: missing_swipe_back "WaxView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Bees") { dismiss() } } }
    }
}
