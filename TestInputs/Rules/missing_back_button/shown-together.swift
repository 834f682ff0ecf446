import SwiftUI

/// Several hides that are shown together get one item between them.
struct Granary: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Corn") { CornView() }
                NavigationLink("Millet") { MilletView() }
                NavigationLink("Teff") { TeffView() }
                NavigationLink("Emmer") { EmmerView(isRipe: true) }
                NavigationLink("Durum") { DurumView() }
                NavigationLink("Bran") { BranView() }
            }
        }
    }
}

/// One beside the other.
struct CornView: View {
    var body: some View {
        VStack {
            Text("Yellow")
            Text("Sweet")
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
            Text("Husk")
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
        }
    }
}

/// One around the other.
struct MilletView: View {
    var body: some View {
        VStack {
            Text("Small")
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
        }
        .navigationBarBackButtonHidden(true)  // expect: missing_back_button // screen: none app pushed
    }
}

/// Twice in one chain.
struct TeffView: View {
    var body: some View {
        Text("Smaller")
            .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
            .navigationTitle("Teff")
            .navigationBarBackButtonHidden(true)  // expect: missing_back_button // screen: none app pushed
    }
}

/// Either, with one around both.
struct EmmerView: View {
    let isRipe: Bool

    var body: some View {
        Group {
            if isRipe {
                Text("Gold")
                    .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
            } else {
                Text("Green")
                    .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
            }
        }
        .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
    }
}

/// Either, but not both: each gets its own.
struct DurumView: View {
    @State private var stage = 0

    var body: some View {
        switch stage {
        case 0:
            Button("Sow") { stage = 1 }
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
        case 1:
            Button("Reap") { stage = 2 }
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
        case 2:
            Button("Mill") { stage = 3 }
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
        default:
            Button("Bake") { stage = 0 }
                .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
        }
    }
}

/// What is pushed from here is another screen.
struct BranView: View {
    var body: some View {
        NavigationLink("Husks") {
            VStack {
                Text("Dry")
                    .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
            }
        }
        .navigationBarBackButtonHidden()  // expect: missing_back_button // screen: none app pushed
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
