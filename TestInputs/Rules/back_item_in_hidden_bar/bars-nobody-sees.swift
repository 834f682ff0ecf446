import SwiftUI
import UIKit

struct Cinema: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<8) { hall in Button("Hall \(hall)") { path.append(hall) } }
                .navigationDestination(for: Int.self) { hall in
                    switch hall {
                    case 1: BalconyView()
                    case 2: FoyerView()
                    case 3: BoxOffice()
                    case 4: ProjectorRoom()
                    case 5: CurtainView()
                    default: SnackBar()
                    }
                }
        }
    }
}

struct BalconyView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Row 2")
            // screen-below: leading app pushed // expect-below: back_item_in_hidden_bar "BalconyView"
            .navigationBarBackButtonHidden()
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Halls") { dismiss() } } }
            .toolbar(.hidden, for: .navigationBar)
    }
}

/// The old spelling, on a view within.
struct FoyerView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Coats")
                .navigationBarHidden(true)
        }
        // screen-below: leading app pushed // expect-below: back_item_in_hidden_bar "FoyerView"
        .navigationBarBackButtonHidden(true)
        .navigationBarItems(leading: Button("Halls") { dismiss() })
    }
}

/// All bars.
struct BoxOffice: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Sold out")
            .toolbar(.hidden)
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Halls") { dismiss() } } }
            // screen-below: leading app pushed // expect-below: back_item_in_hidden_bar "BoxOffice"
            .navigationBarBackButtonHidden()
    }
}

/// The newest spelling, and a trailing item.
struct ProjectorRoom: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("35 mm")
            .toolbarVisibility(.hidden, for: .navigationBar, .tabBar)
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") { dismiss() } } }
            // screen-below: elsewhere app pushed // expect-below: back_item_in_hidden_bar "ProjectorRoom", back_button_not_leading
            .navigationBarBackButtonHidden()
    }
}

/// Bar and hide come with a modifier.
struct CurtainView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Velvet")
            // use-below: leading app pushed
            .modifier(Darkness())
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Halls") { dismiss() } } }
    }
}

struct Darkness: ViewModifier {
    func body(content: Content) -> some View {
        content
            // screen-below: leading app pushed // expect-below: back_item_in_hidden_bar
            .navigationBarBackButtonHidden()
            .navigationBarHidden(true)
    }
}

/// The items stand among a toolbar's members.
struct SnackBar: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Text("Popcorn")
            // screen-below: leading app pushed // expect-below: back_item_in_hidden_bar "SnackBar"
            .navigationBarBackButtonHidden()
            .toolbar { items }
            .toolbar(.hidden, for: .navigationBar)
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Button("Halls") { dismiss() } }
        ToolbarItem(placement: .topBarTrailing) { Text("3") }
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
