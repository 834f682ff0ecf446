import SwiftUI
import UIKit

@main struct ZooApp: App {
    var body: some Scene {
        WindowGroup { ZooTabs() }
    }
}

struct ZooTabs: View {
    @State private var asks = false
    @State private var pays = false

    var body: some View {
        TabView {
            NavigationStack { LionHouse() }
            ApeHouse()
            MapTab()
        }
        .sheet(isPresented: $asks) { AskSheet() }
        .fullScreenCover(isPresented: $pays) { NavigationStack { TicketCover() } }
    }
}

/// The first view of a stack.
struct LionHouse: View {
    var body: some View {
        List { NavigationLink("Cubs") { CubView() } }
            // screen-below: - app root // expect-below: needless_back_button_hide "LionHouse"
            .navigationBarBackButtonHidden()
    }
}

/// A tab.
struct ApeHouse: View {
    var body: some View {
        Text("Bananas at two")
            // screen-below: - app root // expect-below: needless_back_button_hide "ApeHouse"
            .navigationBarBackButtonHidden(true)
    }
}

/// A sheet without a stack.
struct AskSheet: View {
    @State private var isBusy = false

    var body: some View {
        Text("Any question?")
            // screen-below: - app presented conditional // expect-below: needless_back_button_hide "AskSheet"
            .navigationBarBackButtonHidden(isBusy)
    }
}

/// The first view of a cover's stack.
struct TicketCover: View {
    var body: some View {
        Text("2 adults")
            // screen-below: - app presented // expect-below: needless_back_button_hide "TicketCover"
            .navigationBarBackButtonHidden()
    }
}

/// Put on the stack itself.
struct MapTab: View {
    var body: some View {
        NavigationStack {
            Text("You are here")
        }
        // screen-below: - app root // expect-below: needless_back_button_hide "MapTab"
        .navigationBarBackButtonHidden()
    }
}

/// Put on a stack of which it can't be told how it is reached.
struct NightTour: View {
    var body: some View {
        NavigationView {
            Text("Bring a lamp")
        }
        // screen-below: - app root // expect-below: needless_back_button_hide "NightTour"
        .navigationBarBackButtonHidden()
    }
}

/// Pushed, but it has a stack of its own within.
struct CubView: View {
    var body: some View {
        NavigationStack {
            Text("Three of them")
                // screen-below: - app root // expect-below: needless_back_button_hide "CubView"
                .navigationBarBackButtonHidden()
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
