import SwiftUI

// What dismisses is called by the name it has, or by one that is free.

struct LibraryView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Atlas") { AtlasView() }
            NavigationLink("Novel") { NovelView() }
            NavigationLink("Poem") { PoemView() }
            NavigationLink("Diary") { DiaryView() }
            NavigationLink("Score") { ScoreView() }
            NavigationLink("Index") { IndexView.card }
        }
    }
}

struct AtlasView: View {
    @Environment(\.dismiss) private var leave

    var body: some View {
        Text("Atlas")
            .task { if false { leave() } }
            .navigationBarBackButtonHidden()  // expect: missing_back_button "AtlasView" // screen: none app pushed
    }
}

struct NovelView: View {
    @Environment(\.presentationMode) var mode
    @Environment(\.openURL) private var openURL  // The publisher.
    let title = "Novel"

    var body: some View {
        Text(title)
            .onAppear { print(mode.wrappedValue.isPresented) }
            .navigationBarBackButtonHidden()  // expect: missing_back_button "NovelView" // screen: none app pushed
    }
}

struct PoemView: View {
    @Environment(\.colorScheme) private var colorScheme  // Dark poems are set in white.
    @State private var lines = 14

    var body: some View {
        Stepper("Lines", value: $lines) { _ in dismiss(lines) }
            .navigationBarBackButtonHidden()  // expect: missing_back_button "PoemView" // screen: none app pushed
    }

    private func dismiss(_ lines: Int) { print(lines) }
}

struct DiaryView: View {
    let dismiss = 1
    let dismissScreen = 2

    var body: some View {
        Text("\(dismiss + dismissScreen)")
            .navigationBarBackButtonHidden()  // expect: missing_back_button "DiaryView" // screen: none app pushed
    }
}

struct ScoreView: View {
    // The key of the piece.
    let key = "C"

    var body: some View { Text(key).navigationBarBackButtonHidden() }  // expect: missing_back_button "ScoreView" // screen: none app pushed
}

struct IndexView: View {
    static var card: some View {
        Text("Index")
            .navigationBarBackButtonHidden()  // expect: missing_back_button "IndexView" // screen: none app pushed
    }

    var body: some View { Self.card }
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
